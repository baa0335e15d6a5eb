import type { QueryClient } from '@tanstack/react-query';
import type { GameCategory } from '#contract/fields/game';
import type { GameChoice } from '#contract/fields/game-filter';
import { collectionsQuery } from './category-page';
import { categoryQuery } from './category-query';

/** Loads the data of a category's page. */
export async function loadCategory(queryClient: QueryClient, category: GameCategory, choice: GameChoice): Promise<void> {
  await Promise.all([queryClient.ensureInfiniteQueryData(categoryQuery(category, choice)), queryClient.ensureQueryData(collectionsQuery)]);
}
