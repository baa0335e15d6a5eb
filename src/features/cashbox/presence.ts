import { useEffect } from 'react';
import { setBusy } from '../../platform/service-worker/busy';

let openSheets = 0;

/** Whether a sheet of the cashbox is open in this window. */
export function isCashboxOpen(): boolean {
  return openSheets > 0;
}

/** A sheet of the cashbox is open as long as its component stands: updates wait, and no click takes the player away. */
export function usePresence(): void {
  useEffect(() => {
    openSheets += 1;
    setBusy('cashbox', true);
    return () => {
      openSheets -= 1;
      setBusy('cashbox', isCashboxOpen());
    };
  }, []);
}
