import type { QueryClient } from '@tanstack/react-query';
import type { GameCategory } from '#contract/fields/game';
import { collectionsQuery } from './category-page';
import { categoryQuery } from './category-query';

/** Loads the data of a category's page. */
export async function loadCategory(queryClient: QueryClient, category: GameCategory): Promise<void> {
  await Promise.all([queryClient.ensureInfiniteQueryData(categoryQuery(category)), queryClient.ensureQueryData(collectionsQuery)]);
}
