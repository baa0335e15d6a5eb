import type { Notification } from '#contract/fields/notification';

/** How many of a history are unread. */
export function unreadCount(history: readonly Pick<Notification, 'read'>[]): number {
  return history.filter(({ read }) => !read).length;
}
