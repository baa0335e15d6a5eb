import { useEffect } from 'react';
import { proxy, useSnapshot } from 'valtio';
import { setBusy } from '../../platform/service-worker/busy';

const state = proxy({ openSheets: 0 });

function count(change: 1 | -1): void {
  state.openSheets += change;
  setBusy('cashbox', isCashboxOpen());
}

/** Whether a sheet of the cashbox is open in this window. */
export function isCashboxOpen(): boolean {
  return state.openSheets > 0;
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
  return useSnapshot(state).openSheets > 0;
}
