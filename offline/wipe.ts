import { promisifyRequest } from 'idb-keyval';
import { storage } from '#contract/storage';
import type { StoreName } from './database';
import { playersRange } from './scope';

type Stores = (name: StoreName) => IDBObjectStore;

/**
 * Deletes every player's data inside a transaction over all stores: private responses, players' queued writes, the inbox and
 * pending clicks (OFF-005, AUTH-008). Data that belongs to nobody stays.
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
