import { proxy, useSnapshot } from 'valtio';
import type { Notification } from '#contract/fields/notification';
import { inLanguage } from '#rules/notifications/translations';
import { unreadCount } from '#rules/notifications/unread-count';
import { useLocale } from '../../../platform/i18n';
import { usePausesOffers } from '../../../platform/session';

interface InboxState {
  items: Notification[];
  /** Ids to be removed once their undo has expired. */
  leaving: string[];
  isLoaded: boolean;
}

/** The window's notification history, separate from its logic, so that the bell costs the first load little. */
export const inbox = proxy<InboxState>({ items: [], leaving: [], isLoaded: false });

/** The history for rendering, in the shown language; on a break, without notifications that link to an offer (LIMIT-006). */
export function useInbox() {
  const pausesOffers = usePausesOffers();
  const { items, leaving, isLoaded } = useSnapshot(inbox);
  const locale = useLocale();
  const current = items.filter(({ id, content }) => !leaving.includes(id) && !pausesOffers(content.button?.path ?? ''));
  const shown = current.map((item) => inLanguage(item as Notification, locale));
  return { items: shown, isLoaded, unread: unreadCount(shown) };
}
