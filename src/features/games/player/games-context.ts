import { createContext, useContext } from 'react';
import type { GameCard } from '#contract/fields/game';
import type { PlayingIn } from '#rules/games/availability';

/** What every tile of a page shares: who plays, the favourites, and the menu of a long press. */
export interface GamesOfPlayer {
  /** Null for a guest, and until it is known who is here. */
  player: PlayingIn | null;
  favorites: ReadonlySet<string>;
  toggleFavorite: (game: GameCard) => void;
  openMenu: (game: GameCard) => void;
}

const guest: GamesOfPlayer = {
  player: null,
  favorites: new Set(),
  toggleFavorite: () => undefined,
  openMenu: () => undefined,
};

/** A page without a provider shows its games as a guest sees them. */
export const GamesContext = createContext<GamesOfPlayer>(guest);

export function useGamesOfPlayer(): GamesOfPlayer {
  return useContext(GamesContext);
}
