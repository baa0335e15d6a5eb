import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import History from 'lucide-react/icons/history';
import { useState } from 'react';
import { CallFailed } from '../../../platform/api/refusal';
import { failureText } from '../../../platform/form';
import { useText } from '../../../platform/i18n';
import { useSession } from '../../../platform/session';
import { Button, buttonClass } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { Message } from '../../../ui/message';
import { PageHeading } from '../../../ui/page-heading';
import { SkeletonRows } from '../../../ui/skeleton-rows';
import { useNearEnd } from '../grid/use-near-end';
import { playedGamesQuery } from '../player/played-games-query';
import styles from './games-history.module.css';
import { RoundFilters } from './round-filters';
import { RoundItem } from './round-item';
import { type RoundFilter, roundsQuery } from './rounds-query';

/** The played rounds, with infinite scrolling and filters (ROUTE-014, API-011). */
export function GamesHistoryPage() {
  const t = useText();
  const { player } = useSession();
  const [filter, setFilter] = useState<RoundFilter>({});
  const played = useQuery({ ...playedGamesQuery, enabled: player !== null });
  return (
    <div className={styles.page}>
      <PageHeading title={t('account.history.title')} lead={t('account.history.lead')} />
      <RoundFilters filter={filter} games={played.data?.data ?? []} onChange={setFilter} />
      {player && <Rounds filter={filter} />}
      <Link to="/profile/fairness" className={buttonClass({ variant: 'quiet' })}>
        {t('games.fair.seeds')}
      </Link>
    </div>
  );
}

function Rounds({ filter }: { filter: RoundFilter }) {
  const t = useText();
  const query = roundsQuery(filter);
  const { data, error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = useInfiniteQuery(query);
  const rounds = data?.pages.flatMap((page) => page.data) ?? [];
  const wantsMore = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;
  const end = useNearEnd(() => wantsMore && void fetchNextPage(), `${rounds.length} ${wantsMore}`);
  if (!data) return error instanceof CallFailed ? <Message tone="warning">{failureText(t, error)}</Message> : <SkeletonRows count={6} />;
  if (rounds.length === 0) {
    const isAll = Object.values(filter).every((wanted) => wanted === undefined);
    return (
      <EmptyState
        icon={<History aria-hidden />}
        title={t(isAll ? 'account.history.never' : 'account.history.none')}
        action={isAll && <Button render={<Link to="/" />}>{t('account.history.to-games')}</Button>}
      >
        {t(isAll ? 'account.history.never-text' : 'account.history.none-text')}
      </EmptyState>
    );
  }
  return (
    <section aria-label={t('account.history.rounds')} className={styles.list}>
      <ul className={styles.rounds}>
        {rounds.map((round) => (
          <RoundItem key={round.id} round={round} />
        ))}
      </ul>
      <div ref={end} />
      <div role="status">
        {isFetchingNextPage && <p className={styles.note}>{t('account.history.loading')}</p>}
        {isFetchNextPageError && (
          <Message
            tone="warning"
            action={
              <Button size="small" variant="quiet" onClick={() => void fetchNextPage()}>
                {t('account.history.again')}
              </Button>
            }
          >
            {t('account.history.failed')}
          </Message>
        )}
      </div>
    </section>
  );
}
