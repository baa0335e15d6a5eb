import type { Game } from '#contract/fields/game';

/** A game with what is looked up in it often: its words without accents and case. */
export interface IndexedGame {
  game: Game;
  /** Where it stands in the catalogue's own order, the best first. */
  rank: number;
  title: string;
  provider: string;
}
