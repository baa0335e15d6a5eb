import { DEMO_CURRENCY, type Game, type GameCard } from '#contract/fields/game';

type Offered = Pick<GameCard, 'currencies'>;

/** The facts that decide which games a player can open: the currency, and whether it's a crypto one. */
export interface PlayingIn {
  currency: string;
  isCrypto: boolean;
}

/** The viewer of games. */
export interface Visitor {
  /** Null for a guest, and while unknown. */
  player: PlayingIn | null;
  /** Whether the player is on a break, or the device of a guest is: nothing is played, not even a demo (LIMIT-006). */
  isOnBreak: boolean;
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
export function offersRealPlay(game: Offered, { player, isOnBreak }: Visitor): boolean {
  return !isLocked(game, player) && !isOnBreak;
}

/** Whether a demo is offered: if there is one, and not on a break (GAME-002, LIMIT-006). */
export function offersDemo(game: Pick<GameCard, 'has_demo_mode'>, { isOnBreak }: Pick<Visitor, 'isOnBreak'>): boolean {
  return game.has_demo_mode && !isOnBreak;
}

/** The target of a link to a game: real play, the demo, or its page. */
export type GameWay = 'real' | 'demo' | 'about';

/**
 * The target of a tap on a game: real play for players, the demo for guests and in an unsupported currency, and on a break the page about
 * the game. Without a demo a guest has to sign in (GAME-006, LIMIT-006).
 */
export function wayOfTap(game: Offered & Pick<GameCard, 'has_demo_mode'>, { player, isOnBreak }: Visitor): GameWay {
  if (isOnBreak) return 'about';
  return (player === null || isLocked(game, player)) && game.has_demo_mode ? 'demo' : 'real';
}
