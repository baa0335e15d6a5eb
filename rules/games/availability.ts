import { DEMO_CURRENCY, type Game } from '#contract/fields/game';

type Offered = Pick<Game, 'currencies'>;

/** What decides which games are open to a player: the currency, and whether it is a crypto one. */
export interface PlayingIn {
  currency: string;
  isCrypto: boolean;
}

/** A demo exists where the game has a FUN id and is not live (GAME-002). */
export function hasDemo(game: Offered & Pick<Game, 'categories'>): boolean {
  return game.currencies[DEMO_CURRENCY] !== undefined && !game.categories.includes('live');
}

/** Whether a tile shows a lock: the currency of a signed-in player is not offered, and it is no crypto one (GAME-005). */
export function isLocked(game: Offered, player: PlayingIn | null): boolean {
  return player !== null && !player.isCrypto && game.currencies[player.currency] === undefined;
}

/** Favourites are for players, for games with an id in their currency (GAME-006). */
export function canBeFavorite(game: Offered, player: PlayingIn | null): boolean {
  return player !== null && game.currencies[player.currency] !== undefined;
}

/** How a tap opens a game: players play, guests try; without a demo the game asks a guest in (GAME-006). */
export function modeOfTap(game: Offered & Pick<Game, 'categories'>, player: PlayingIn | null): 'real' | 'demo' {
  return player === null && hasDemo(game) ? 'demo' : 'real';
}
