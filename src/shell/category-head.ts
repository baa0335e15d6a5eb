import * as v from 'valibot';
import { gameCategorySchema } from '#contract/fields/game';
import { titleOf } from './title';

/** The head of a category's page. The router asks for it where the slug names no category too, and then the page that wasn't found has its own. */
export function categoryHead(slug: string) {
  const category = v.safeParse(gameCategorySchema, slug);
  return category.success ? titleOf(`games.category.${category.output}`) : { meta: [] };
}
