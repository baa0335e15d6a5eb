import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { listGames } from '#contract/calls/games/lists';
import { queryOf } from '../../../platform/api/query';
import { useText } from '../../../platform/i18n';
import { classNames } from '../../../ui/class-names';
import { EmptyState } from '../../../ui/empty-state';
import { PageHeading } from '../../../ui/page-heading';
import page from '../page.module.css';
import { GamesProvider } from '../player/games-provider';
import { GameGrid } from '../grid/game-grid';
import styles from './provider-page.module.css';

/** One page of a provider's games (ROUTE-006). */
export function providerQuery(provider: string, number: number) {
  return queryOf(listGames, { query: { provider, page: String(number) } });
}

interface PagesProps {
  provider: string;
  current: number;
  total: number;
}

/** Links to a provider's pages. */
function Pages({ provider, current, total }: PagesProps) {
  const t = useText();
  const go = (number: number) => ({ to: '/producers/$slug/$page', params: { slug: provider, page: String(number) } }) as const;
  return (
    <nav className={styles.pages} aria-label={t('games.provider.pages')}>
      {current > 1 && (
        <Link {...go(current - 1)} className={styles.page} aria-label={t('games.provider.previous')}>
          <ChevronLeft aria-hidden size={20} />
        </Link>
      )}
      {Array.from({ length: total }, (_, at) => at + 1).map((number) => (
        <Link
          key={number}
          {...go(number)}
          className={classNames(styles.page, number === current && styles.current)}
          aria-label={t('games.provider.page', { page: number })}
          aria-current={number === current ? 'page' : undefined}
        >
          {number}
        </Link>
      ))}
      {current < total && (
        <Link {...go(current + 1)} className={styles.page} aria-label={t('games.provider.next')}>
          <ChevronRight aria-hidden size={20} />
        </Link>
      )}
    </nav>
  );
}

/** A provider's games, page by page (ROUTE-006). */
export function ProviderPage({ provider, number }: { provider: string; number: number }) {
  const t = useText();
  const { data } = useSuspenseQuery(providerQuery(provider, number));
  const { total_count: count, total_pages: total } = data.pagination;
  const title = data.data[0]?.provider_title;
  return (
    <GamesProvider>
      <div className={page.page}>
        <PageHeading
          title={title ? t('games.provider.title', { provider: title }) : t('games.provider.none')}
          lead={title && t('games.list.count', { count })}
        />
        {data.data.length > 0 ? <GameGrid games={data.data} /> : <EmptyState title={t('games.category.empty')} />}
        {total > 1 && <Pages provider={provider} current={number} total={total} />}
      </div>
    </GamesProvider>
  );
}
