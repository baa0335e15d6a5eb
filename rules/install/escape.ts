import { isIosWebview, type PlatformHints } from './platform';

const FIRST_MS = 5 * 60_000;
const AGAIN_MS = 60_000;

/** Whom the popup would meet, and in the middle of what. */
export interface EscapeQuestion {
  hints: PlatformHints;
  /** A home-screen app of iOS calls itself what a web view does. */
  isStandalone: boolean;
  /** Whether the popup has shown in this session of the window. */
  hasShown: boolean;
  who: 'unknown' | 'guest' | 'player';
  /** For how long the player has been here, in ms. */
  hereFor: number;
  isInCashbox: boolean;
  isPlaying: boolean;
}

/**
 * When the popup that leads out of an iOS web view shows (OVER-002): 0 for at once, a number of ms after which this is to
 * be asked again, null for not at all as long as the same one is here. Once a session; a guest meets it at once, and so
 * does who has signed out; a player after five minutes, but not in the cashbox or in a game: then each minute is asked again.
 */
export function escapeIn(asked: EscapeQuestion): number | null {
  if (asked.hasShown || asked.isStandalone || !isIosWebview(asked.hints)) return null;
  if (asked.who === 'unknown') return null;
  if (asked.who === 'guest') return 0;
  if (asked.hereFor < FIRST_MS) return FIRST_MS - asked.hereFor;
  return asked.isInCashbox || asked.isPlaying ? AGAIN_MS : 0;
}
