import { getRealityCheck, setRealityCheck } from '#contract/calls/limits';
import type { RealityCheckAnswer, RealityCheckMinutes } from '#contract/fields/reality-check';
import { ask } from '../api/client';
import { setRealityCheckInterval } from '../storage/reality-check-interval';

/** Reads the account's reality check and keeps its interval on the device. */
export async function loadRealityCheck(): Promise<RealityCheckAnswer> {
  const answer = await ask(getRealityCheck, {});
  setRealityCheckInterval(answer.minutes);
  return answer;
}

/** Changes the account's interval, or notes that the player has acknowledged the check. */
export async function saveRealityCheck(change: { minutes?: RealityCheckMinutes; is_acknowledged?: true }): Promise<void> {
  const answer = await ask(setRealityCheck, { body: change }, { retries: 2 });
  setRealityCheckInterval(answer.minutes);
}
