import { notFound } from '@tanstack/react-router';
import * as v from 'valibot';
import { type GameCategory, gameCategorySchema } from '#contract/fields/game';

/** The category of a slug; throws notFound for any other. */
export function categoryOf(slug: string): GameCategory {
  const category = v.safeParse(gameCategorySchema, slug);
  if (!category.success) throw notFound();
  return category.output;
}
