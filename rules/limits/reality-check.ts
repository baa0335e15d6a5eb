import type { RealityCheckMinutes } from '#contract/fields/reality-check';
import { PLAY_PAUSE_MS } from './play-time';

/** After how many minutes of play the check shows until the player chooses. */
export const USUAL_CHECK_MINUTES: RealityCheckMinutes = 60;

/**
 * A time of play without a pause, over all games. Instants are epoch milliseconds, money minor units of the
 * currency.
 */
export interface Sitting {
  currency: string;
  since: number;
  /** When a game was last seen open, or a round last began or ended. */
  lastAt: number;
  /** When the player last confirmed the check; initially the start. */
  checkedAt: number;
  wagered: number;
  won: number;
}

/** The session after a moment with a game open, a stake or a win: a new one after a pause; in another currency the sums begin again. */
export function sittingAfter(known: Sitting | null, moved: { currency: string; wagered?: number; won?: number }, now: number): Sitting {
  const { currency, wagered = 0, won = 0 } = moved;
  const isOn = known !== null && now - known.lastAt <= PLAY_PAUSE_MS;
  const begun = isOn ? known : { since: now, checkedAt: now };
  const sums = isOn && known.currency === currency ? known : { wagered: 0, won: 0 };
  return { since: begun.since, checkedAt: begun.checkedAt, currency, lastAt: now, wagered: sums.wagered + wagered, won: sums.won + won };
}

/** Whether the player has played for the chosen time since the last confirmation. */
export function isCheckDue(sitting: Sitting | null, minutes: RealityCheckMinutes, now: number): boolean {
  return sitting !== null && now - sitting.lastAt <= PLAY_PAUSE_MS && now - sitting.checkedAt >= minutes * 60_000;
}
