import { proxy } from 'valtio';
import { makeListeners } from '../listeners';
import { SERVER_POLL_MS } from '../timing';
import { send } from './transport';

/** Whether the last request got no response though the browser reports a network, or one that says that the server can't serve it now. */
export const reach = proxy({ isFailing: false });

/** Records whether the server served a request. */
export function noteReach(isReached: boolean): void {
  if (reach.isFailing === isReached) reach.isFailing = !isReached;
}

const listeners = makeListeners();

/** Notifies that requests which wait for their next attempt should be sent now; returns the unsubscribe function. */
export const onRetryNow = listeners.add;

/** Sends the requests now that wait for their next attempt. */
export const retryNow = listeners.call;

/** Asks the server whether it can serve requests, records the outcome and returns it. */
export async function probeServer(): Promise<boolean> {
  const response = await send('/readyz', { cache: 'no-store', signal: AbortSignal.timeout(SERVER_POLL_MS) }).catch(() => null);
  const isReached = response?.ok === true;
  if (isReached || navigator.onLine) noteReach(isReached);
  return isReached;
}
