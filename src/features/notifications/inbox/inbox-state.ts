import { proxy, useSnapshot } from 'valtio';
import type { Notification } from '#contract/fields/notification';
import { unreadCount } from '#rules/notifications/history';

interface InboxState {
  items: Notification[];
  /** Ids to be removed once their undo has expired. */
  leaving: string[];
  isLoaded: boolean;
}

/** The window's notification history, separate from its logic, so that the bell costs the first load little. */
export const inbox = proxy<InboxState>({ items: [], leaving: [], isLoaded: false });

/** The history for rendering. */
export function useInbox() {
  const { items, leaving, isLoaded } = useSnapshot(inbox);
  const shown = items.filter(({ id }) => !leaving.includes(id));
  return { items: shown, isLoaded, unread: unreadCount(shown) };
}
