import { createContext, useContext } from 'react';
import type { GameCard } from '#contract/fields/game';
import type { Visitor } from '#rules/games/availability';

/** Shared by every tile of a page: the player, the favourites, and the menu of a long press. */
export interface GamesOfPlayer extends Visitor {
  favorites: ReadonlySet<string>;
  toggleFavorite: (game: GameCard) => void;
  openMenu: (game: GameCard) => void;
}

const guest: GamesOfPlayer = {
  player: null,
  isOnBreak: false,
  favorites: new Set(),
  toggleFavorite: () => undefined,
  openMenu: () => undefined,
};

/** The default, for a page without the provider component: games as a guest sees them. */
export const GamesContext = createContext<GamesOfPlayer>(guest);

export function useGamesOfPlayer(): GamesOfPlayer {
  return useContext(GamesContext);
}
