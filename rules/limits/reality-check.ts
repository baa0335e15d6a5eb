import type { RealityCheckMinutes } from '#contract/fields/reality-check';
import { PLAY_PAUSE_MS } from './play-time';

/** The default interval of the check, in minutes of play. */
export const USUAL_CHECK_MINUTES: RealityCheckMinutes = 60;

/** What was staked and won in one currency, in its minor units. */
export interface SittingSums {
  currency: string;
  wagered: number;
  won: number;
}

/** Continuous play over all games, with the sums of the currency played last. Instants are epoch milliseconds. */
export interface Sitting extends SittingSums {
  since: number;
  /** The last activity: an open game, or the start or end of a round. */
  lastAt: number;
  /** When the player last acknowledged the check; initially the start. */
  checkedAt: number;
  /** The sums of the other currencies. */
  others: readonly SittingSums[];
}

/** The sums of each currency with a stake or a win, and of the one played last, which comes first. */
export function sumsOf({ currency, wagered, won, others }: Sitting): SittingSums[] {
  return [{ currency, wagered, won }, ...others.filter((one) => one.wagered > 0 || one.won > 0)];
}

/** The session after an activity (an open game, a stake or a win). A pause starts a new one; each currency keeps its own sums. */
export function sittingAfter(known: Sitting | null, moved: { currency: string; wagered?: number; won?: number }, now: number): Sitting {
  const { currency, wagered = 0, won = 0 } = moved;
  const isOn = known !== null && now - known.lastAt <= PLAY_PAUSE_MS;
  const begun = isOn ? known : { since: now, checkedAt: now };
  const all = isOn ? sumsOf(known) : [];
  const sums = all.find((one) => one.currency === currency) ?? { wagered: 0, won: 0 };
  const others = all.filter((one) => one.currency !== currency);
  const { since, checkedAt } = begun;
  return { since, checkedAt, currency, lastAt: now, wagered: sums.wagered + wagered, won: sums.won + won, others };
}

/** Whether the player has played for the chosen time since the last acknowledgement. */
export function isCheckDue(sitting: Sitting | null, minutes: RealityCheckMinutes, now: number): boolean {
  return sitting !== null && now - sitting.lastAt <= PLAY_PAUSE_MS && now - sitting.checkedAt >= minutes * 60_000;
}
