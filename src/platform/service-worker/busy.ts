import { makeListeners } from '../listeners';

const reasons = new Set<string>();
const listeners = makeListeners<[isBusy: boolean]>();

/**
 * Marks the window as busy: with a round, the cashbox, a half-filled form. While any reason is active, updates wait, and a click on a
 * notification doesn't navigate away.
 */
export function setBusy(reason: string, busy: boolean): void {
  const before = isBusy();
  if (busy) reasons.add(reason);
  else reasons.delete(reason);
  if (before !== isBusy()) listeners.call(isBusy());
}

/** Whether any reason is active. */
export function isBusy(): boolean {
  return reasons.size > 0;
}

/** Notifies when the window becomes busy or free; returns the unsubscribe function. */
export const onBusyChange = listeners.add;
