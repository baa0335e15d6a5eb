import { useEffect, useSyncExternalStore } from 'react';
import { setBusy } from '../../platform/service-worker/busy';

let openSheets = 0;
const listeners = new Set<() => void>();

function count(change: 1 | -1): void {
  openSheets += change;
  setBusy('cashbox', isCashboxOpen());
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a sheet of the cashbox is open in this window. */
export function isCashboxOpen(): boolean {
  return openSheets > 0;
}

/** A cashbox sheet is open as long as its component is mounted: updates wait, and no notification navigates away. */
export function usePresence(): void {
  useEffect(() => {
    count(1);
    return () => count(-1);
  }, []);
}

/** The same, as a hook. */
export function useIsCashboxOpen(): boolean {
  return useSyncExternalStore(subscribe, isCashboxOpen, () => false);
}
