import { promisifyRequest, values } from 'idb-keyval';
import type { Notification } from '#contract/fields/notification';
import { storage } from '#contract/storage';
import { arrived, forgettable, historyOf, type InboxEntry, marked, mergeEntries } from '#rules/notifications/history';
import { unreadCount } from '#rules/notifications/unread-count';
import { type Database, orElse } from './database';
import { type DeviceSession, isSameSession, sessionWithin } from './session';

const { inbox, session } = storage.stores;

/** The server's response: the history, and what was removed from it. */
export interface HistoryResponse {
  notifications: readonly Notification[];
  removed: readonly string[];
}

/** Merges stored and new entries and drops those that nothing needs any more (NOTIF-002). */
async function merge(database: Database, owner: DeviceSession, coming: readonly InboxEntry[], now: number): Promise<boolean> {
  if (owner.player === null) return false;
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
 * Stores notifications from a push, the event stream or a pull; each is stored once, in whatever order and however often it
 * arrives (NOTIF-003). `owner` is the session that they belong to. Returns whether they were stored.
 */
export function receive(database: Database, owner: DeviceSession, notifications: readonly Notification[], now: number): Promise<boolean> {
  return merge(database, owner, notifications.map(arrived), now);
}

/** Marks notifications as read or removed; a removed one stays removed, even if a late push brings it again (NOTIF-003). */
export function mark(
  database: Database,
  owner: DeviceSession,
  ids: readonly string[],
  change: { isRead?: true; isRemoved?: true },
  now: number,
): Promise<boolean> {
  return merge(
    database,
    owner,
    ids.map((id) => marked(id, change, now)),
    now,
  );
}

/** Stores the server's history for the session that requested it; returns whether it was stored. */
export async function takeHistory(database: Database, owner: DeviceSession, response: HistoryResponse, now: number): Promise<boolean> {
  await mark(database, owner, response.removed, { isRemoved: true }, now);
  return receive(database, owner, response.notifications, now);
}

/** The current history: newest first, each entry once. Empty without a database. */
export async function history(database: Database, now: number): Promise<Notification[]> {
  return historyOf(await orElse(values<InboxEntry>(database.store(inbox)), []), now);
}

/** How many notifications of the history are unread. */
export async function unread(database: Database, now: number): Promise<number> {
  return unreadCount(await history(database, now));
}

/** Who shows a notification: a page as a toast, or the system for a push. */
export type Shower = 'page' | 'push';

/** `first`: nobody has shown it yet. `other`: the other one has. `done`: this one has, or it was read or removed. */
export type Claim = 'first' | 'other' | 'done';

/**
 * Claims the right to show a notification, which page and push each get once. Null without a database, when that is unknown.
 */
export function claim(database: Database, id: string, by: Shower, now: number): Promise<Claim | null> {
  const [mine, others] = by === 'push' ? (['isShown', 'isToasted'] as const) : (['isToasted', 'isShown'] as const);
  const work = database.transact([inbox], 'readwrite', async (store): Promise<Claim> => {
    const known = await promisifyRequest<InboxEntry | undefined>(store(inbox).get(id));
    if (known && (known[mine] || known.isRead || known.isRemoved)) return 'done';
    const shown = marked(id, { [mine]: true }, now);
    store(inbox).put(known ? mergeEntries(known, shown) : shown, id);
    return known?.[others] ? 'other' : 'first';
  });
  return orElse<Claim | null>(work, null);
}
