import { storage } from '#contract/storage';
import { readPlayerJson, writePlayerStorage } from '../../../platform/storage/player-storage';

/** The removed notifications of this device's player, each with the end of its undo window in epoch ms. */
type Removals = Record<string, number>;

/** The removals that haven't been stored for the server yet, in any window of this player. */
export function readRemovals(): Removals {
  const known = readPlayerJson(storage.local.removals);
  if (typeof known !== 'object' || known === null || Array.isArray(known)) return {};
  return Object.fromEntries(Object.entries(known).filter(([, until]) => typeof until === 'number'));
}

/** Notes a removal before its undo window ends, so that it survives a reload (OFF-002). */
export function keepRemoval(id: string, until: number): void {
  writePlayerStorage(storage.local.removals, JSON.stringify({ ...readRemovals(), [id]: until }));
}

/** Deletes the note of a removal: it's undone, or stored for the server. */
export function dropRemoval(id: string): void {
  const { [id]: _, ...others } = readRemovals();
  writePlayerStorage(storage.local.removals, Object.keys(others).length === 0 ? '' : JSON.stringify(others));
}
