import { DEMO_CURRENCY, type Game, type GameCard } from '#contract/fields/game';

type Offered = Pick<GameCard, 'currencies'>;

/** What decides which games a player can open: the currency, and whether it's a crypto one. */
export interface PlayingIn {
  currency: string;
  isCrypto: boolean;
  /** Whether the player is on a break: no play for money (LIMIT-006). */
  isOnBreak?: boolean;
}

/** A demo exists if the game has a FUN id and isn't live (GAME-002). */
export function hasDemo(game: Pick<Game, 'currencies' | 'categories'>): boolean {
  return game.currencies[DEMO_CURRENCY] !== undefined && !game.categories.includes('live');
}

/** Whether a tile shows a lock: the signed-in player's currency isn't supported and isn't crypto (GAME-005). */
export function isLocked(game: Offered, player: PlayingIn | null): boolean {
  return player !== null && !player.isCrypto && !game.currencies.includes(player.currency);
}

/** Whether play for money is offered: not for an unsupported currency, nor on a break (GAME-005, LIMIT-006). */
export function offersRealPlay(game: Offered, player: PlayingIn | null): boolean {
  return !isLocked(game, player) && !player?.isOnBreak;
}

/** Favourites are for players, and for games with an id in their currency (GAME-006). */
export function canBeFavorite(game: Offered, player: PlayingIn | null): boolean {
  return player !== null && game.currencies.includes(player.currency);
}

/** How a tap opens a game: for real for players, as a demo for guests and on a break; without a demo a guest has to sign in (GAME-006). */
export function modeOfTap(game: Pick<GameCard, 'has_demo_mode'>, player: PlayingIn | null): 'real' | 'demo' {
  return (player === null || player.isOnBreak) && game.has_demo_mode ? 'demo' : 'real';
}
