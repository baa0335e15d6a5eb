import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getGameCollections } from '#contract/calls/games/lists';
import type { GameCategory, GameCollection } from '#contract/fields/game';
import { aboutCategory } from '#rules/games/explained-categories';
import { queryOf } from '../../../platform/api/query';
import { lazyPart } from '../../../platform/loading/lazy-part';
import { useText } from '../../../platform/i18n';
import { buttonClass } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { PageHeading } from '../../../ui/page-heading';
import page from '../page.module.css';
import { GamesProvider } from '../player/games-provider';
import { CategoryChips } from './category-chips';
import { CategoryGames } from './category-games';
import { CategoryLink } from './category-link';
import { categoryQuery } from './category-query';
import styles from './category-page.module.css';

const JackpotCorner = lazyPart(async () => (await import('../jackpot/jackpot-corner')).default);

/** The categories with the numbers of their games. */
export const collectionsQuery = queryOf(getGameCollections, {});

function NothingHere() {
  const t = useText();
  const way = (
    <CategoryLink category="all" className={buttonClass()}>
      {t('games.category.all')}
    </CategoryLink>
  );
  return (
    <EmptyState title={t('games.category.empty')} action={way}>
      {t('games.category.empty-text')}
    </EmptyState>
  );
}

/** Which chips are above a list: all for a list of all games, otherwise those of slots. */
function chipsFor(collections: readonly GameCollection[], category: GameCategory): GameCollection[] {
  return collections.filter(({ id, games_count }) => id === category || games_count >= 10 || id === 'live');
}

/** What a category contains, if its title doesn't say it, and how many games. */
function Lead({ category, count }: { category: GameCategory; count: number }) {
  const t = useText();
  const about = aboutCategory(category);
  return (
    <>
      {about && <span className={styles.about}>{t(about)}</span>}
      {t('games.list.count', { count })}
    </>
  );
}

/** One category's games, with infinite scrolling (ROUTE-002 to ROUTE-005, GAME-003). */
export function CategoryPage({ category, banners }: { category: GameCategory; banners?: ReactNode }) {
  const t = useText();
  const { data } = useSuspenseInfiniteQuery(categoryQuery(category));
  const { data: collections } = useSuspenseQuery(collectionsQuery);
  const count = data.pages[0]?.pagination.total_count ?? 0;
  return (
    <GamesProvider>
      <div className={page.page}>
        <PageHeading title={t(`games.category.${category}`)} lead={count > 0 ? <Lead category={category} count={count} /> : undefined} />
        <div className={styles.chips}>
          <CategoryChips collections={chipsFor(collections.data, category)} current={category} />
        </div>
        {banners}
        {category === 'jackpots' && <JackpotCorner />}
        <CategoryGames category={category}>
          <NothingHere />
        </CategoryGames>
      </div>
    </GamesProvider>
  );
}
