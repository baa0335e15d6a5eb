import type { MechanicConfig } from '#contract/fields/slot-mechanics';
import { configFrom, type Recipe } from '../recipe';
import { folders } from './games.gen';

/** A game of the library with its configuration. */
export interface LibraryGame {
  recipe: Recipe;
  config: MechanicConfig;
}

let games: readonly LibraryGame[] | undefined;

/** All games of the library, in the order in which they were added. */
export function libraryGames(): readonly LibraryGame[] {
  games ??= folders
    .flatMap(({ world, games: recipes, figures }) =>
      recipes.flatMap((recipe, i) => {
        const own = figures[i];
        return own ? [{ recipe, config: configFrom(recipe, world, own) }] : [];
      }),
    )
    .sort((one, other) => one.recipe.number - other.recipe.number);
  return games;
}
