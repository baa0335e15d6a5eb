import { randomUUID } from 'node:crypto';
import type { Notification } from '#contract/fields/notification';
import { HISTORY_MS } from '#rules/notifications/history';
import type { Locale } from '#contract/fields/locale';
import type { MessageKey } from '#locales/index';
import { readPlayer } from '#server/database/players-store';
import type { Transaction } from '#server/database/connection';
import { enqueue } from '#server/database/enqueue';
import { emit } from '#server/realtime/emit';
import { textOf } from '#server/texts';
import { insertNotification } from './store';

/** The notification's text: keys of the catalogue, so that it's in the player's language. */
export interface Message {
  type: Notification['type'];
  category: Notification['category'];
  title: MessageKey;
  text: MessageKey;
  /** `amount` is money, which is shown on a lock screen only if the player allows it. */
  values?: Record<string, unknown>;
  icon: string;
  button: { title: MessageKey; path: string } | null;
  /** The tournament of the notification. */
  identifier?: string;
}

/** The key of a notification's push job, or of its retry for one device, so that it's queued at most once even if a job runs twice. */
export const pushKey = ({ notification, device }: { notification: string; device?: string }): string =>
  device === undefined ? `push:${notification}` : `push:${notification}:${device}`;

async function localeOf(transaction: Transaction, player: number): Promise<Locale> {
  const row = await readPlayer(transaction, player, ['locale']);
  return row.locale as Locale;
}

/**
 * Notifies a player, in the caller's transaction: history, live event and push commit together or not at all. `values` may be a function of
 * the locale, for money and dates. Returns the notification's id.
 */
export async function notify(
  transaction: Transaction,
  player: number,
  message: Omit<Message, 'values'> & { values?: Record<string, unknown> | ((locale: Locale) => Record<string, unknown>) },
  now: Date = new Date(),
): Promise<string> {
  const locale = await localeOf(transaction, player);
  const values = typeof message.values === 'function' ? message.values(locale) : (message.values ?? {});
  const title = textOf(locale, message.title, values);
  const notification: Notification = {
    id: randomUUID(),
    type: message.type,
    category: message.category,
    title,
    text: textOf(locale, message.text, values),
    content: {
      icon: message.icon,
      title,
      button: message.button && { title: textOf(locale, message.button.title, values), path: message.button.path },
    },
    identifier: message.identifier ?? null,
    at: now.toISOString(),
    expires_at: new Date(now.getTime() + HISTORY_MS).toISOString(),
    read: false,
  };
  const discreetText = 'amount' in values ? textOf(locale, message.text, { ...values, amount: '•••' }) : null;
  await insertNotification(transaction, player, notification, discreetText);
  await emit(transaction, player, 'personal_notifications', notification);
  await enqueue(transaction, 'push', { player, notification: notification.id }, { key: pushKey({ notification: notification.id }) });
  return notification.id;
}
