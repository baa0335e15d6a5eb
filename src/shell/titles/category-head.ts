import * as v from 'valibot';
import { gameCategorySchema } from '#contract/fields/game';
import { type HeadOf, titleOf } from './title';

/** The head of a category's page; empty for a slug that names no category, since the router asks before the 404 page replaces it. */
export function categoryHead(slug: string, of: HeadOf) {
  const category = v.safeParse(gameCategorySchema, slug);
  return category.success ? titleOf(`games.category.${category.output}`)(of) : { meta: [] };
}
