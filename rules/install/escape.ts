import { isIosWebview, type PlatformHints } from './platform';

const FIRST_MS = 5 * 60_000;
const AGAIN_MS = 60_000;

/** The visitor who would see the popup, and the page. */
export interface EscapeQuestion {
  hints: PlatformHints;
  /** A home-screen app of iOS has the user agent of a web view. */
  isStandalone: boolean;
  /** Whether the popup has shown in this browser session. */
  hasShown: boolean;
  who: 'unknown' | 'guest' | 'player';
  /** How long the player has been signed in, in ms. */
  hereFor: number;
  isInCashbox: boolean;
  isPlaying: boolean;
}

/**
 * When the popup about leaving an iOS web view shows (OVER-002): 0 for immediately, a number of ms after which to check
 * again, null for never while the same visitor is here. Once a session; a guest sees it immediately, also after a
 * sign-out; a player after five minutes, but not in the cashbox or in a game: then it's checked every minute.
 */
export function escapeIn(context: EscapeQuestion): number | null {
  if (context.hasShown || context.isStandalone || !isIosWebview(context.hints)) return null;
  if (context.who === 'unknown') return null;
  if (context.who === 'guest') return 0;
  if (context.hereFor < FIRST_MS) return FIRST_MS - context.hereFor;
  return context.isInCashbox || context.isPlaying ? AGAIN_MS : 0;
}
