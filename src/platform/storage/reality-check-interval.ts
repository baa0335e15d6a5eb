import { type RealityCheckMinutes, realityCheckMinutes } from '#contract/fields/reality-check';
import { USUAL_CHECK_MINUTES } from '#rules/limits/reality-check';
import { readLocal, writeLocal } from './local-storage';

const KEPT = 'perigee.reality-check';

/** After how many minutes of play a reality check shows, as this device last read it from the account. */
export function realityCheckInterval(): RealityCheckMinutes {
  const kept = Number(readLocal(KEPT));
  return realityCheckMinutes.find((minutes) => minutes === kept) ?? USUAL_CHECK_MINUTES;
}

/** Stores the choice; it applies immediately, even in a running game. */
export function setRealityCheckInterval(minutes: RealityCheckMinutes): void {
  writeLocal(KEPT, String(minutes));
}
