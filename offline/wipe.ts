import { promisifyRequest } from 'idb-keyval';
import { storage } from '#contract/storage';
import type { StoreName } from './database';
import { playersRange } from './scope';

type Stores = (name: StoreName) => IDBObjectStore;

/**
 * Removes everything of any player inside a transaction that covers all stores: private answers, queued writes of a
 * player, the inbox and pending clicks (OFF-005, AUTH-008). What belongs to nobody stays.
 */
export async function clearPlayer(store: Stores): Promise<void> {
  const { lastKnown, outbox, inbox, pending } = storage.stores;
  store(lastKnown).delete(playersRange());
  store(inbox).clear();
  store(pending).clear();
  await deleteOwned(store(outbox));
}

async function deleteOwned(outbox: IDBObjectStore): Promise<void> {
  const [keys, entries] = await Promise.all([
    promisifyRequest(outbox.getAllKeys()),
    promisifyRequest<{ player: number | null }[]>(outbox.getAll()),
  ]);
  for (const [at, key] of keys.entries()) if (entries[at]!.player !== null) outbox.delete(key);
}
