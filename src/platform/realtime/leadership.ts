import { storage } from '#contract/storage';

/** Stops what was started. */
export type Stop = () => void;

/**
 * Runs `begin` in one window of this browser at a time: immediately here if no other window does, otherwise once that one is closed.
 * Without Web Locks every window runs its own. Returns the function that gives up leadership.
 */
export function lead(begin: () => Stop, locks: LockManager | undefined = globalThis.navigator?.locks): Stop {
  if (!locks) return begin();
  const waiting = new AbortController();
  let stepDown: Stop = () => waiting.abort();
  const reign = () =>
    new Promise<void>((resolve) => {
      const stop = begin();
      stepDown = () => {
        stop();
        resolve();
      };
    });
  void locks.request(storage.locks.stream, { signal: waiting.signal }, reign).catch(() => undefined);
  return () => stepDown();
}
