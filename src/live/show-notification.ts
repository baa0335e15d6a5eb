import type { AnyRouter } from '@tanstack/react-router';
import type { Notification } from '#contract/fields/notification';
import { CHAT_PATH } from '#contract/fields/support';
import { inLanguage } from '#rules/notifications/translations';
import { isCashboxOpen } from '../features/cashbox/presence';
import { inbox } from '../features/notifications/inbox/inbox-state';
import { activeLocale, i18n } from '../platform/i18n';
import { logFailure } from '../platform/log';
import { pausesOffer } from '../platform/session';
import { toast } from '../ui/toast';

/** Navigates to a notification's page and marks it as read (NOTIF-003). */
export function openNotification(router: AnyRouter, { id, path }: { id: string; path: string }): void {
  noteRead(id);
  void router.navigate({ href: path });
}

function noteRead(id: string): void {
  import('../features/notifications/inbox/marks')
    .then(({ markRead }) => markRead([id]))
    .catch((error: unknown) => logFailure('NOTIFICATION_NOT_MARKED', error));
}

const isChatOpen = (router: AnyRouter) => (router.state.location.search as { modal?: string }).modal === 'support';

/**
 * Shows a new notification as a toast. An open cashbox shows a payment's result itself, the shop what was exchanged, an open chat the
 * reply, and a jackpot has its own dialog (JACK-003). A notification that links to an offer isn't shown on a break (LIMIT-006).
 */
export function showNotification(router: AnyRouter, notification: Notification): void {
  const { id, category, title, text, content } = inLanguage(notification, activeLocale());
  if ((category === 'payments' && isCashboxOpen()) || content.icon === 'jackpot') return;
  const { button } = content;
  if (button?.path === '/profile/gifts' && router.state.location.pathname === '/rocket-mart') return;
  if (button && pausesOffer(button.path)) return;
  const isReply = button?.path === CHAT_PATH;
  if (isReply && isChatOpen(router)) return noteRead(id);
  toast({
    // One toast for several replies: each leads to the same conversation.
    id: isReply ? 'chat-reply' : id,
    title,
    text,
    ...(button && { action: { text: button.title, run: () => openNotification(router, { id, path: button.path }) } }),
  });
}

/**
 * Shows a clicked notification in a window that must not navigate, with its own text: the player goes there when the round or the payment
 * is done (PWA-007). One that the device no longer stores gets a general text.
 */
export function showClicked(router: AnyRouter, { id, path }: { id: string; path: string }): void {
  const found = inbox.items.find((item) => item.id === id);
  const known = found && inLanguage(found, activeLocale());
  const go = { text: known?.content.button?.title ?? i18n._('notifications.open'), run: () => openNotification(router, { id, path }) };
  toast({
    id,
    title: known?.title ?? i18n._('notifications.neutral.title'),
    ...(known && { text: known.text }),
    duration: null,
    action: go,
  });
}
