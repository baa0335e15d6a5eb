import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { CallFailed } from '../../../platform/api/refusal';
import { useText } from '../../../platform/i18n';
import { EmptyState } from '../../../ui/empty-state';
import { PageHeading } from '../../../ui/page-heading';
import page from '../page.module.css';
import { GamesProvider } from '../player/games-provider';
import { saidBy } from '../tile/said-by';
import { categoryQuery } from './category-query';
import { InfiniteGames } from './infinite-games';
import JackpotCorner, { jackpotsQuery } from './jackpot-corner';
import styles from './mystic-page.module.css';

const games = categoryQuery('jackpots');

/** Loads what the page of the mystic jackpots reads. */
export async function loadMystic(queryClient: QueryClient): Promise<void> {
  await Promise.all([queryClient.ensureInfiniteQueryData(games), queryClient.ensureQueryData(jackpotsQuery)]);
}

const steps = ['games.mystic.feed', 'games.mystic.chance', 'games.mystic.paid'] as const;

/** The mystic jackpots: what the pots hold now, how they are fed and won, by whom, and in which games (JACK-004). */
export function MysticPage() {
  const t = useText();
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage, error, isFetchNextPageError } = useSuspenseInfiniteQuery(games);
  const found = data.pages.flatMap((list) => list.data);
  const failure = error instanceof CallFailed && error.isOffline ? 'offline' : 'failed';
  return (
    <GamesProvider>
      <div className={page.page}>
        <PageHeading title={t('games.mystic.title')} lead={t('games.mystic.lead')} />
        <JackpotCorner />
        <section className={styles.how} aria-labelledby="mystic-how">
          <h2 id="mystic-how">{t('games.mystic.how')}</h2>
          <ol>
            {steps.map((step) => (
              <li key={step}>{t(step)}</li>
            ))}
          </ol>
        </section>
        <h2 className={styles.games}>{t('games.mystic.games')}</h2>
        {found.length === 0 ? (
          <EmptyState title={t('games.category.empty')}>{t('games.category.empty-text')}</EmptyState>
        ) : (
          <InfiniteGames
            games={found}
            withoutBadges={saidBy('jackpots')}
            hasNext={hasNextPage}
            isLoading={isFetchingNextPage}
            failure={isFetchNextPageError ? failure : null}
            loadNext={() => void fetchNextPage()}
          />
        )}
      </div>
    </GamesProvider>
  );
}
