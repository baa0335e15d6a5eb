import { type RealityCheckMinutes, realityCheckMinutes } from '#rules/limits/reality-check';
import { readLocal, writeLocal } from './local-storage';

const KEPT = 'perigee.reality-check';

/** After how many minutes of play this device shows a reality check; an hour until somebody chooses. */
export function realityCheckInterval(): RealityCheckMinutes {
  const kept = Number(readLocal(KEPT));
  return realityCheckMinutes.find((minutes) => minutes === kept) ?? 60;
}

/** Stores the choice; it applies immediately, even in a running game. */
export function setRealityCheckInterval(minutes: RealityCheckMinutes): void {
  writeLocal(KEPT, String(minutes));
}
