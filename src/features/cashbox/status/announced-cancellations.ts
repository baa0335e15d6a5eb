import { storage } from '#contract/storage';
import { readPlayerJson, writePlayerStorage } from '../../../platform/storage/player-storage';

const AT_MOST = 20;

/** The cancelled deposits that this device has shown, in the cashbox or by a notice: none is announced again (CASH-010). */
export function announcedCancellations(): string[] {
  const kept = readPlayerJson(storage.local.cancelledDeposits);
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
}

/** Remembers that a cancelled deposit was shown. */
export function noteCancellation(id: string): void {
  const known = announcedCancellations();
  if (!known.includes(id)) writePlayerStorage(storage.local.cancelledDeposits, JSON.stringify([...known, id].slice(-AT_MOST)));
}
