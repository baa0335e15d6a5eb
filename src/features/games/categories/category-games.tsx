import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { GameCategory } from '#contract/fields/game';
import type { GameChoice } from '#contract/fields/game-filter';
import { CallFailed } from '../../../platform/api/refusal';
import { redundantBadges } from '../tile/redundant-badges';
import { categoryQuery } from './category-query';
import { InfiniteGames } from '../grid/infinite-games';

/** The games of a category with infinite scrolling (WIDG-007); `children` is the empty state. */
export function CategoryGames({ category, choice = {}, children }: { category: GameCategory; choice?: GameChoice; children: ReactNode }) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage, error, isFetchNextPageError } = useSuspenseInfiniteQuery(
    categoryQuery(category, choice),
  );
  const games = data.pages.flatMap((list) => list.data);
  if (games.length === 0) return children;
  const failure = error instanceof CallFailed && error.isOffline ? 'offline' : 'failed';
  return (
    <InfiniteGames
      games={games}
      withoutBadges={redundantBadges(category)}
      hasNext={hasNextPage}
      isLoading={isFetchingNextPage}
      failure={isFetchNextPageError ? failure : null}
      loadNext={() => void fetchNextPage()}
    />
  );
}
