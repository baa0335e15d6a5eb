import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import * as v from 'valibot';
import { type GameCategory, gameCategorySchema } from '#contract/fields/game';
import { collectionsQuery } from './category-page';
import { categoryQuery } from './category-query';

/** The category that a slug names; throws notFound for any other word. */
export function categoryOf(slug: string): GameCategory {
  const category = v.safeParse(gameCategorySchema, slug);
  if (!category.success) throw notFound();
  return category.output;
}

/** Loads what a category's page reads. */
export async function loadCategory(queryClient: QueryClient, category: GameCategory): Promise<void> {
  await Promise.all([queryClient.ensureInfiniteQueryData(categoryQuery(category)), queryClient.ensureQueryData(collectionsQuery)]);
}
