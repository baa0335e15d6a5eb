import { promisifyRequest, values } from 'idb-keyval';
import type { Notification } from '#contract/fields/notification';
import { storage } from '#contract/storage';
import { arrived, forgettable, historyOf, type InboxEntry, marked, mergeEntries, unreadCount } from '#rules/notifications/history';
import { type Database, orElse } from './database';
import { type DeviceSession, isSameSession, sessionWithin } from './session';

const { inbox, session } = storage.stores;

/** Merges what is known already with what came; what nothing needs any more goes (NOTIF-002). */
async function merge(database: Database, owner: DeviceSession, coming: readonly InboxEntry[], now: number): Promise<boolean> {
  const work = database.transact([inbox, session], 'readwrite', async (store) => {
    if (!isSameSession(await sessionWithin(store), owner)) return false;
    const known = await promisifyRequest<InboxEntry[]>(store(inbox).getAll());
    const merged = new Map(known.map((entry) => [entry.id, entry]));
    for (const entry of coming) {
      const before = merged.get(entry.id);
      merged.set(entry.id, before ? mergeEntries(before, entry) : entry);
      store(inbox).put(merged.get(entry.id), entry.id);
    }
    for (const id of forgettable([...merged.values()], now)) store(inbox).delete(id);
    return true;
  });
  return orElse(work, false);
}

/**
 * Takes in notifications from a push, the live stream or a pull; each is kept once, whatever the order and however often
 * it comes (NOTIF-003). `owner` is the session they were asked or sent for; answers whether they were kept.
 */
export function receive(database: Database, owner: DeviceSession, notifications: readonly Notification[], now: number): Promise<boolean> {
  return merge(database, owner, notifications.map(arrived), now);
}

/** Marks notifications as read or removed; a removed one stays away, also when a late push brings it again (NOTIF-003). */
export function mark(
  database: Database,
  owner: DeviceSession,
  ids: readonly string[],
  change: { isRead?: true; isRemoved?: true },
  now: number,
): Promise<boolean> {
  return merge(database, owner, ids.map((id) => marked(id, change, now)), now);
}

/** The history as it shows now: newest first, each once. Empty where the device keeps nothing. */
export async function history(database: Database, now: number): Promise<Notification[]> {
  return historyOf(await orElse(values<InboxEntry>(database.store(inbox)), []), now);
}

/** How many notifications of the history are unread. */
export async function unread(database: Database, now: number): Promise<number> {
  return unreadCount(await history(database, now));
}

/**
 * Whether the caller is the first to show a notification: a push as a system notification, or a page as a toast. Read
 * and removed ones are nobody's to show. Null where the device keeps nothing, so that nobody can say.
 */
export function claim(database: Database, id: string, now: number): Promise<boolean | null> {
  const work = database.transact([inbox], 'readwrite', async (store) => {
    const known = await promisifyRequest<InboxEntry | undefined>(store(inbox).get(id));
    if (known && (known.isShown || known.isRead || known.isRemoved)) return false;
    const shown = marked(id, { isShown: true }, now);
    store(inbox).put(known ? mergeEntries(known, shown) : shown, id);
    return true;
  });
  return orElse<boolean | null>(work, null);
}
