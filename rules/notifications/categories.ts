import type { NotificationCategory } from '#contract/fields/notification';

/** Categories that advertise: off by default, silent in quiet hours and limited in number. */
const promotional: readonly NotificationCategory[] = ['bonuses', 'vip', 'news'];

/** Categories that ignore quiet hours: money and the account. */
const urgent: readonly NotificationCategory[] = ['payments', 'account'];

/** The categories that a player has switched on. */
export type CategorySwitches = Record<NotificationCategory, boolean>;

/** The defaults: every category that doesn't advertise is on (PWA-006). */
export const defaultSwitches: CategorySwitches = {
  payments: true,
  account: true,
  competitions: true,
  bonuses: false,
  vip: false,
  news: false,
};

/** Whether a category advertises. */
export function isPromotional(category: NotificationCategory): boolean {
  return promotional.includes(category);
}

/** Whether a category may be sent at any hour. */
export function isUrgent(category: NotificationCategory): boolean {
  return urgent.includes(category);
}
