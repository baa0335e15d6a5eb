import { DEMO_CURRENCY, type Game, type GameCard } from '#contract/fields/game';

type Offered = Pick<GameCard, 'currencies'>;

/** What decides which games are open to a player: the currency, and whether it is a crypto one. */
export interface PlayingIn {
  currency: string;
  isCrypto: boolean;
  /** Whether the player is on a break: no play for money (LIMIT-006). */
  isOnBreak?: boolean;
}

/** A demo exists where the game has a FUN id and is not live (GAME-002). */
export function hasDemo(game: Pick<Game, 'currencies' | 'categories'>): boolean {
  return game.currencies[DEMO_CURRENCY] !== undefined && !game.categories.includes('live');
}

/** Whether a tile shows a lock: the currency of a signed-in player is not offered, and it is no crypto one (GAME-005). */
export function isLocked(game: Offered, player: PlayingIn | null): boolean {
  return player !== null && !player.isCrypto && !game.currencies.includes(player.currency);
}

/** Whether the ways to real play show: not for a currency that the game lacks, nor on a break (GAME-005, LIMIT-006). */
export function offersRealPlay(game: Offered, player: PlayingIn | null): boolean {
  return !isLocked(game, player) && !player?.isOnBreak;
}

/** Favourites are for players, for games with an id in their currency (GAME-006). */
export function canBeFavorite(game: Offered, player: PlayingIn | null): boolean {
  return player !== null && game.currencies.includes(player.currency);
}

/** How a tap opens a game: players play, guests and players on a break try; without a demo the game asks a guest in (GAME-006). */
export function modeOfTap(game: Pick<GameCard, 'has_demo_mode'>, player: PlayingIn | null): 'real' | 'demo' {
  return (player === null || player.isOnBreak) && game.has_demo_mode ? 'demo' : 'real';
}
