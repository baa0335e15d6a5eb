import { getRealityCheck, setRealityCheck } from '#contract/calls/limits';
import type { RealityCheckResponse, RealityCheckMinutes } from '#contract/fields/reality-check';
import { ask } from '../api/client';
import { setRealityCheckInterval } from '../storage/reality-check-interval';

/** Reads the account's reality check and keeps its interval on the device. */
export async function loadRealityCheck(): Promise<RealityCheckResponse> {
  const response = await ask(getRealityCheck, {});
  setRealityCheckInterval(response.minutes);
  return response;
}

/** Changes the account's interval, or notes that the player has acknowledged the check or has a game open. */
export async function saveRealityCheck(change: {
  minutes?: RealityCheckMinutes;
  is_acknowledged?: true;
  is_playing?: true;
}): Promise<void> {
  const response = await ask(setRealityCheck, { body: change }, { retries: 2 });
  setRealityCheckInterval(response.minutes);
}
