import { type RealityCheckMinutes, realityCheckMinutes } from '#rules/limits/reality-check';
import { readLocal, writeLocal } from './local-storage';

const KEPT = 'perigee.reality-check';

/** After how many minutes of play this device reminds of them; an hour until somebody chose. */
export function realityCheckInterval(): RealityCheckMinutes {
  const kept = Number(readLocal(KEPT));
  return realityCheckMinutes.find((minutes) => minutes === kept) ?? 60;
}

/** Chooses it; it holds from now on, in a running game too. */
export function setRealityCheckInterval(minutes: RealityCheckMinutes): void {
  writeLocal(KEPT, String(minutes));
}
