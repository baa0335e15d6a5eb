import type { Notification } from '#contract/fields/notification';

/** History expires this long after a notification was made (NOTIF-002). */
export const HISTORY_MS = 2 * 60 * 60 * 1000;

/** How long an expired notification's marks are stored, for late pushes. */
const MEMORY_MS = 24 * 60 * 60 * 1000;

/**
 * A device's entry for one notification. Marks may arrive before the notification, which is null until then.
 * Every field only grows, so that entries merge to the same result in any order.
 */
export interface InboxEntry {
  id: string;
  notification: Notification | null;
  isRead: boolean;
  isRemoved: boolean;
  /** Whether the system has shown it as a push. */
  isShown: boolean;
  /** Whether a page has shown it as a toast or in the history. */
  isToasted: boolean;
  /** Epoch ms after which the entry may be deleted. */
  keptUntil: number;
}

/** Epoch ms at which a notification expires from the history (NOTIF-002). */
export function expiryOf({ at, expires_at }: Pick<Notification, 'at' | 'expires_at'>): number {
  return Math.min(Date.parse(expires_at), Date.parse(at) + HISTORY_MS);
}

/** An entry for a notification that arrived. */
export function arrived(notification: Notification): InboxEntry {
  const keptUntil = expiryOf(notification) + MEMORY_MS;
  return { id: notification.id, notification, isRead: notification.read, isRemoved: false, isShown: false, isToasted: false, keptUntil };
}

/** An entry for a mark on a notification that may not have arrived; `now` is epoch ms. */
export function marked(
  id: string,
  mark: Partial<Pick<InboxEntry, 'isRead' | 'isRemoved' | 'isShown' | 'isToasted'>>,
  now: number,
): InboxEntry {
  return { id, notification: null, isRead: false, isRemoved: false, isShown: false, isToasted: false, keptUntil: now + MEMORY_MS, ...mark };
}

/** Merges two entries of one id; the result is the same in any order and with any repetition. */
export function mergeEntries(one: InboxEntry, other: InboxEntry): InboxEntry {
  return {
    id: one.id,
    notification: newerOf(one.notification, other.notification),
    isRead: one.isRead || other.isRead,
    isRemoved: one.isRemoved || other.isRemoved,
    isShown: one.isShown || other.isShown,
    isToasted: one.isToasted || other.isToasted,
    keptUntil: Math.max(one.keptUntil, other.keptUntil),
  };
}

/** The later version, or the longer one of the same instant, since a push may have a shortened text. */
function newerOf(one: Notification | null, other: Notification | null): Notification | null {
  if (!one || !other) return one ?? other;
  if (one.at !== other.at) return one.at > other.at ? one : other;
  const [first, second] = [JSON.stringify(one), JSON.stringify(other)];
  if (first.length !== second.length) return first.length > second.length ? one : other;
  return first >= second ? one : other;
}

/** The visible history at `now` (epoch ms): newest first, each once, without expired and removed entries (NOTIF-002). */
export function historyOf(entries: readonly InboxEntry[], now: number): Notification[] {
  return entries
    .filter(({ isRemoved }) => !isRemoved)
    .flatMap(({ notification, isRead }) => (notification ? [{ ...notification, read: isRead || notification.read }] : []))
    .filter((notification) => expiryOf(notification) > now)
    .sort((one, other) => other.at.localeCompare(one.at) || one.id.localeCompare(other.id));
}

/** How long a notification counts as new; one replayed after an absence is only in the history. Allows for clock skew. */
const NEWS_MS = 5 * 60_000;

/** Whether a notification is worth a toast at `now` (epoch ms). */
export function isNews(notification: Notification, now: number): boolean {
  return !notification.read && expiryOf(notification) > now && Date.parse(notification.at) > now - NEWS_MS;
}

/** The ids of entries that are no longer needed at `now` (epoch ms). */
export function forgettable(entries: readonly InboxEntry[], now: number): string[] {
  return entries.filter(({ keptUntil }) => keptUntil <= now).map(({ id }) => id);
}

/** Epoch ms at which the first of a history expires; null if it's empty. */
export function nextExpiry(history: readonly Notification[]): number | null {
  return history.length > 0 ? Math.min(...history.map(expiryOf)) : null;
}
