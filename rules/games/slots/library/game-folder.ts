import type { Figures, Recipe } from '../recipe';

/** A folder of the library: games that share a world, with the figures of each in the same order. */
export interface GameFolder {
  world: string;
  games: readonly Recipe[];
  figures: readonly Figures[];
}
