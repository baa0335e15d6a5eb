import { proxy, useSnapshot } from 'valtio';
import type { Notification } from '#contract/fields/notification';
import { unreadCount } from '#rules/notifications/history';

interface InboxState {
  items: Notification[];
  /** Ids that leave once their undo has passed. */
  leaving: string[];
  isLoaded: boolean;
}

/** The notification history of this window, apart from the work behind it, so that the bell costs the first load little. */
export const inbox = proxy<InboxState>({ items: [], leaving: [], isLoaded: false });

/** The history as a screen shows it. */
export function useInbox() {
  const { items, leaving, isLoaded } = useSnapshot(inbox);
  const shown = items.filter(({ id }) => !leaving.includes(id));
  return { items: shown, isLoaded, unread: unreadCount(shown) };
}
