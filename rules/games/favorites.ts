import type { GameCard } from '#contract/fields/game';
import type { PlayingIn } from './availability';

/** A player's favourites, the latest first: `data` has the games of those ids whose cards are known. */
export interface Favorites {
  ids: string[];
  data: GameCard[];
}

/** Favourites are for players, and for games with an id in their currency (GAME-006). */
export function canBeFavorite(game: Pick<GameCard, 'currencies'>, player: PlayingIn | null): boolean {
  return player !== null && game.currencies.includes(player.currency);
}

/**
 * The favourites after a game was added (first) or removed. `card` is null if only its identifier is known: the game then
 * shows as a favourite, and is missing from the list until the server returns it.
 */
export function withFavorite(known: Favorites, game: string, isFavorite: boolean, card: GameCard | null): Favorites {
  const ids = known.ids.filter((id) => id !== game);
  const before = known.data.find(({ identifier }) => identifier === game);
  const data = known.data.filter(({ identifier }) => identifier !== game);
  if (!isFavorite) return { ids, data };
  const shown = card ?? before;
  return { ids: [game, ...ids], data: shown ? [shown, ...data] : data };
}
