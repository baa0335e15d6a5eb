import { useSuspenseInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getGameCollections } from '#contract/calls/games/lists';
import type { GameCategory } from '#contract/fields/game';
import type { GameChoice } from '#contract/fields/game-filter';
import { aboutCategory } from '#rules/games/explained-categories';
import { queryOf } from '../../../platform/api/query';
import { lazyPart } from '../../../platform/loading/lazy-part';
import { useText } from '../../../platform/i18n';
import { Button, buttonClass } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { PageHeading } from '../../../ui/page-heading';
import { filtersIn } from '../filters/choice';
import { FilterBar, useChoose } from '../filters/filter-bar';
import page from '../page.module.css';
import { GamesProvider } from '../player/games-provider';
import { CategoryChips } from './category-chips';
import { chipsFor } from './chips-for';
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

/** No game passes the filters that are set. */
function NothingMatches() {
  const t = useText();
  const choose = useChoose();
  return (
    <EmptyState title={t('games.filter.empty')} action={<Button onClick={() => choose({})}>{t('games.filter.clear')}</Button>}>
      {t('games.filter.empty-text')}
    </EmptyState>
  );
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

/** One category's games by the filters of its address, with infinite scrolling (ROUTE-002 to ROUTE-005, GAME-003). */
export function CategoryPage({ category, choice = {}, banners }: { category: GameCategory; choice?: GameChoice; banners?: ReactNode }) {
  const t = useText();
  const { data } = useSuspenseInfiniteQuery(categoryQuery(category, choice));
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
        <FilterBar category={category} choice={choice} />
        <CategoryGames category={category} choice={choice}>
          {filtersIn(choice).length > 0 ? <NothingMatches /> : <NothingHere />}
        </CategoryGames>
      </div>
    </GamesProvider>
  );
}
