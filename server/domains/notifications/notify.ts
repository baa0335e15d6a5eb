import { randomUUID } from 'node:crypto';
import type { Notification } from '#contract/fields/notification';
import { HISTORY_MS } from '#rules/notifications/history';
import { type Locale, locales } from '#contract/fields/locale';
import type { MessageKey } from '#locales/index';
import { withoutRepeats } from '#rules/notifications/translations';
import { readPlayer } from '#server/database/players-store';
import type { Transaction } from '#server/database/connection';
import { enqueue } from '#server/database/enqueue';
import { emit } from '#server/realtime/emit';
import { textOf } from '#server/texts';
import { insertNotification, translationsOf } from './store';
import type { StoredTexts } from './tables';

/** The notification's text: keys of the catalogue, so that it can be shown in every language. */
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

type Values = Record<string, unknown> | ((locale: Locale) => Record<string, unknown>);
type OpenMessage = Omit<Message, 'values'> & { values?: Values };

async function localeOf(transaction: Transaction, player: number): Promise<Locale> {
  const row = await readPlayer(transaction, player, ['locale']);
  return row.locale as Locale;
}

function textsIn(locale: Locale, { title, text, button, ...message }: OpenMessage): StoredTexts {
  const values = typeof message.values === 'function' ? message.values(locale) : (message.values ?? {});
  return {
    title: textOf(locale, title, values),
    text: textOf(locale, text, values),
    button: button && textOf(locale, button.title, values),
    discreet: 'amount' in values ? textOf(locale, text, { ...values, amount: '•••' }) : null,
  };
}

/**
 * Notifies a player, in the caller's transaction: history, live event and push commit together or not at all. `values` may be a function of
 * the locale, for money and dates. It has its texts in every language, because each reader's language is known only when it's read. Returns
 * the notification's id.
 */
export async function notify(transaction: Transaction, player: number, message: OpenMessage, now: Date = new Date()): Promise<string> {
  const { title, text, button, discreet } = textsIn(await localeOf(transaction, player), message);
  const texts = withoutRepeats(Object.fromEntries(locales.map((locale) => [locale, textsIn(locale, message)])));
  const notification: Notification = {
    id: randomUUID(),
    type: message.type,
    category: message.category,
    title,
    text,
    content: { icon: message.icon, title, button: message.button && { title: button!, path: message.button.path } },
    identifier: message.identifier ?? null,
    at: now.toISOString(),
    expires_at: new Date(now.getTime() + HISTORY_MS).toISOString(),
    read: false,
    translations: translationsOf(texts),
  };
  await insertNotification(transaction, player, notification, { texts, discreet });
  await emit(transaction, player, 'personal_notifications', notification);
  await enqueue(transaction, 'push', { player, notification: notification.id }, { key: pushKey({ notification: notification.id }) });
  return notification.id;
}
