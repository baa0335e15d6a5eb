import type { RealityCheckMinutes } from '#contract/fields/reality-check';
import { PLAY_PAUSE_MS } from './play-time';

/** The default interval of the check, in minutes of play. */
export const USUAL_CHECK_MINUTES: RealityCheckMinutes = 60;

/**
 * Continuous play over all games. Instants are epoch milliseconds, money is minor units of the
 * currency.
 */
export interface Sitting {
  currency: string;
  since: number;
  /** The last activity: an open game, or the start or end of a round. */
  lastAt: number;
  /** When the player last acknowledged the check; initially the start. */
  checkedAt: number;
  wagered: number;
  won: number;
}

/** The session after an activity (an open game, a stake or a win). A pause starts a new one; another currency resets the sums. */
export function sittingAfter(known: Sitting | null, moved: { currency: string; wagered?: number; won?: number }, now: number): Sitting {
  const { currency, wagered = 0, won = 0 } = moved;
  const isOn = known !== null && now - known.lastAt <= PLAY_PAUSE_MS;
  const begun = isOn ? known : { since: now, checkedAt: now };
  const sums = isOn && known.currency === currency ? known : { wagered: 0, won: 0 };
  return { since: begun.since, checkedAt: begun.checkedAt, currency, lastAt: now, wagered: sums.wagered + wagered, won: sums.won + won };
}

/** Whether the player has played for the chosen time since the last acknowledgement. */
export function isCheckDue(sitting: Sitting | null, minutes: RealityCheckMinutes, now: number): boolean {
  return sitting !== null && now - sitting.lastAt <= PLAY_PAUSE_MS && now - sitting.checkedAt >= minutes * 60_000;
}
