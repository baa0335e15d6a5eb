import { del, keys, set } from 'idb-keyval';
import { storage } from '#contract/storage';
import { type Database, orElse } from './database';

const { pending } = storage.stores;
const prefix = 'busy:';

/** Records whether a window is in a round, in the cashbox or in a form; stored, because a stopped worker forgets. */
export function noteBusy(database: Database, client: string, busy: boolean): Promise<void> {
  const key = `${prefix}${client}`;
  const store = database.store(pending);
  return orElse(busy ? set(key, true, store) : del(key, store), undefined);
}

/** The ids of windows that must not be navigated away; ids of closed windows may be among them. */
export async function busyWindows(database: Database): Promise<Set<string>> {
  const all = await orElse(keys<string>(database.store(pending)), []);
  return new Set(all.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length)));
}
