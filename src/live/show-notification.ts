import type { AnyRouter } from '@tanstack/react-router';
import type { Notification } from '#contract/fields/notification';
import { isCashboxOpen } from '../features/cashbox/presence';
import { inbox } from '../features/notifications/inbox/inbox-state';
import { i18n } from '../platform/i18n';
import { logFailure } from '../platform/log';
import { toast } from '../ui/toast';

/** Leads where a notification leads; who went there has read it (NOTIF-003). */
export function openNotification(router: AnyRouter, { id, path }: { id: string; path: string }): void {
  import('../features/notifications/inbox/marks')
    .then(({ markRead }) => markRead([id]))
    .catch((error: unknown) => logFailure('NOTIFICATION_NOT_MARKED', error));
  void router.navigate({ href: path });
}

/**
 * Shows in passing what came while somebody is here. What a payment came to, an open cashbox shows by itself; a jackpot has a
 * dialog of its own (JACK-003).
 */
export function showNotification(router: AnyRouter, { id, category, title, text, content }: Notification): void {
  if ((category === 'payments' && isCashboxOpen()) || content.icon === 'jackpot') return;
  const { button } = content;
  toast({
    id,
    title,
    text,
    ...(button && { action: { text: button.title, run: () => openNotification(router, { id, path: button.path }) } }),
  });
}

/**
 * Shows a clicked notification in a window that may not be led away, in its own words: the player goes there when the
 * round or the payment is done (PWA-007). One that the device no longer keeps is named in general.
 */
export function showClicked(router: AnyRouter, { id, path }: { id: string; path: string }): void {
  const known = inbox.items.find((item) => item.id === id);
  const go = { text: known?.content.button?.title ?? i18n._('notifications.open'), run: () => openNotification(router, { id, path }) };
  toast({
    id,
    title: known?.title ?? i18n._('notifications.neutral.title'),
    ...(known && { text: known.text }),
    duration: null,
    action: go,
  });
}
