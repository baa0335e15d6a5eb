const reasons = new Set<string>();
const listeners = new Set<(isBusy: boolean) => void>();

/**
 * Says that the person is in the middle of something: a round, the cashbox, a half-filled form. As long as any reason
 * stands, updates wait and a click on a notification takes nobody away.
 */
export function setBusy(reason: string, busy: boolean): void {
  const before = isBusy();
  if (busy) reasons.add(reason);
  else reasons.delete(reason);
  if (before !== isBusy()) for (const listener of listeners) listener(isBusy());
}

/** Whether any reason stands. */
export function isBusy(): boolean {
  return reasons.size > 0;
}

/** Calls back when the window becomes busy or free; answers the way to stop. */
export function onBusyChange(listener: (isBusy: boolean) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
