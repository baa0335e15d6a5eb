import { del, promisifyRequest, set } from 'idb-keyval';
import { storage } from '#contract/storage';
import { type Database, orElse } from './database';

/** A click on a notification that no page has answered yet. */
export interface PendingClick {
  id: string;
  path: string;
  /** Epoch ms. */
  at: number;
}

const FRESH_MS = 60_000;
const { pending } = storage.stores;
const prefix = 'click:';

/** Keeps a click, since the worker may be stopped before a page has answered. */
export function keepClick(database: Database, click: PendingClick): Promise<void> {
  return orElse(set(`${prefix}${click.id}`, click, database.store(pending)), undefined);
}

/** A page, or a new window, has answered the click. */
export function settleClick(database: Database, id: string): Promise<void> {
  return orElse(del(`${prefix}${id}`, database.store(pending)), undefined);
}

/** Takes the clicks that nobody answered, the latest first; each is given out once, old ones to nobody. */
export async function takeClicks(database: Database, now: number): Promise<PendingClick[]> {
  const range = () => IDBKeyRange.bound(prefix, `${prefix}\uffff`);
  const work = database.store(pending)('readwrite', async (store) => {
    const clicks = await promisifyRequest<PendingClick[]>(store.getAll(range()));
    store.delete(range());
    return clicks;
  });
  const clicks = await orElse(work, []);
  return clicks.filter(({ at }) => now - at < FRESH_MS).sort((one, other) => other.at - one.at);
}
