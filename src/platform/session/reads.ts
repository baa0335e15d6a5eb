import { CallFailed } from '../api/refusal';

/** How long a sign-out waits for reads that are under way: after that the worker serves what it has stored. */
const LAST_READS_MS = 3_000;

/** How long a player's reads wait until the device has stored its player. */
const ARRIVAL_MS = 1_000;

const signedOut = () => new CallFailed('signed_out', '', 401);

/** The player's reads of this window: the pending ones, the controller that cancels them, and the promise that they wait for. */
const reads = {
  pending: new Set<Promise<unknown>>(),
  cancelled: new AbortController(),
  /** Pending while the device stores its player. */
  arrival: null as Promise<void> | null,
};

/** Aborts when the session ends: a player's reads end with it. */
export function readsSignal(): AbortSignal {
  return reads.cancelled.signal;
}

/** Cancels the player's reads that are under way. */
export function cancelReads(): void {
  reads.cancelled.abort(signedOut());
  reads.cancelled = new AbortController();
}

/** Resolves when the reads that are under way have ended, or after three seconds. */
export async function settleReads(): Promise<void> {
  await Promise.race([Promise.allSettled(reads.pending), new Promise((resolve) => setTimeout(resolve, LAST_READS_MS))]);
}

/**
 * Called when a player signs in: the player's reads wait until the device has stored the player, because it stores no response without an
 * owner (OFF-001). Returns the function that releases them.
 */
export function holdReads(): () => void {
  let release: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => (release = resolve));
  reads.arrival = arrival;
  const end = () => {
    clearTimeout(timer);
    if (reads.arrival === arrival) reads.arrival = null;
    release();
  };
  const timer = setTimeout(end, ARRIVAL_MS);
  return end;
}

/** Sends a read and tracks it until it ends; rejects with `signed_out` if it may not be sent. */
export function trackRead<T>(isAllowed: () => boolean, read: () => Promise<T>): Promise<T> {
  if (!isAllowed()) return Promise.reject(signedOut());
  if (reads.arrival) return reads.arrival.then(() => trackRead(isAllowed, read));
  const reading = read().finally(() => reads.pending.delete(reading));
  reads.pending.add(reading);
  return reading;
}
