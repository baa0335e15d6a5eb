import { del, promisifyRequest, set } from 'idb-keyval';
import { storage } from '#contract/storage';
import { type Database, orElse } from './database';

/** A notification click that no page has responded to yet. */
export interface PendingClick {
  id: string;
  path: string;
  /** Epoch ms. */
  at: number;
}

const FRESH_MS = 60_000;
const { pending } = storage.stores;
const prefix = 'click:';

/** Stores a click, because the worker may be stopped before a page has responded. */
export function keepClick(database: Database, click: PendingClick): Promise<void> {
  return orElse(set(`${prefix}${click.id}`, click, database.store(pending)), undefined);
}

/** A page, or a new window, has handled the click. */
export function settleClick(database: Database, id: string): Promise<void> {
  return orElse(del(`${prefix}${id}`, database.store(pending)), undefined);
}

/** Takes the unanswered clicks, newest first; each is returned once, and old ones never. */
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
