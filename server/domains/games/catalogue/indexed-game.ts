import type { Game } from '#contract/fields/game';
import type { Facets } from './facets';

/** A game with its search data: its words without accents and case. */
export interface IndexedGame {
  game: Game;
  /** Its position in the catalogue's default order, best first. */
  rank: number;
  title: string;
  provider: string;
  facets: Facets;
}
