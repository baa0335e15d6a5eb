import type { NotificationCategory } from '#contract/fields/notification';

/** Categories that advertise: they start off, keep quiet hours and are rationed. */
const promotional: readonly NotificationCategory[] = ['bonuses', 'vip', 'news'];

/** Categories that may wake a player at night: money and the account. */
const urgent: readonly NotificationCategory[] = ['payments', 'account'];

/** Which categories a player has switched on. */
export type CategorySwitches = Record<NotificationCategory, boolean>;

/** What is on before a player says otherwise: everything that does not advertise (PWA-006). */
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

/** Whether a category is sent at any hour. */
export function isUrgent(category: NotificationCategory): boolean {
  return urgent.includes(category);
}
