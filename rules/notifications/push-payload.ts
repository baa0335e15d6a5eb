import { PUSH_BYTES_AT_MOST, type PushMessage } from '#contract/events/push';
import type { Locale } from '#contract/fields/locale';
import type { Notification } from '#contract/fields/notification';
import { safePath } from '#rules/account/sign-in/safe-path';
import { pathInLocale, pathWithoutLocale } from '#rules/locale/address';
import { isPromotional, isUrgent } from './categories';
import { expiryOf } from './history';

/** The device's player, and the language of its texts. `origin` has no trailing slash. */
export interface PushAddressee {
  player: number;
  lang: Locale;
  dir: 'ltr' | 'rtl';
  origin: string;
  /** Unread notifications, this one among them. */
  badge: number;
}

/** The payload of a push, shortened if it would be too long for the push services (PWA-007). */
export function composePush(notification: Notification, { player, lang, dir, origin, badge }: PushAddressee): PushMessage {
  const { id, type, category, title, text, content } = notification;
  const path = content.button?.path ?? '/';
  return shortened({
    web_push: 8030,
    notification: {
      title,
      body: text,
      navigate: `${origin}${pathInLocale(lang, safePath(path) ?? '/')}`,
      lang,
      dir,
      tag: id,
      data: {
        id,
        category,
        expires: new Date(expiryOf(notification)).toISOString(),
        player,
        type,
        at: notification.at,
        icon: content.icon,
        identifier: notification.identifier,
        button: content.button?.title ?? null,
      },
    },
    app_badge: badge,
    mutable: true,
  });
}

/** The target of a push: a path of this origin without its locale; null for another origin (PWA-007). */
export function pathOfPush({ notification: { navigate } }: PushMessage, origin: string): string | null {
  return navigate.startsWith(`${origin}/`) ? safePath(pathWithoutLocale(navigate.slice(origin.length))) : null;
}

/** The notification in a push that arrived at `now` (epoch ms), for the inbox; null if the push navigates to another origin. */
export function notificationOf(message: PushMessage, origin: string, now: number): Notification | null {
  const { title, body, data } = message.notification;
  const path = pathOfPush(message, origin);
  if (path === null) return null;
  const button = data.button === null ? null : { title: data.button, path };
  return {
    id: data.id,
    type: data.type,
    category: data.category,
    title,
    text: body,
    content: { icon: data.icon, title, button },
    identifier: data.identifier,
    at: data.at ?? new Date(now).toISOString(),
    expires_at: data.expires,
    read: false,
  };
}

/** Bytes of a text in UTF-8. */
export function utf8Bytes(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const point = character.codePointAt(0)!;
    bytes += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** Marks a truncated text. */
const MARK = '…';

/** Truncates the body, then the title, until the message fits; never inside a character. */
function shortened(message: PushMessage): PushMessage {
  const excess = utf8Bytes(JSON.stringify(message)) - PUSH_BYTES_AT_MOST;
  if (excess <= 0) return message;
  const { notification } = message;
  const part = notification.body.length > 1 ? 'body' : 'title';
  if (notification[part].length <= 1) return message;
  return shortened({ ...message, notification: { ...notification, [part]: withoutEnd(notification[part], excess) } });
}

/** Drops characters at the end until `excess` bytes of the message are gone, at least one, and marks the cut. */
function withoutEnd(text: string, excess: number): string {
  const isMarked = text.endsWith(MARK);
  const characters = [...(isMarked ? text.slice(0, -MARK.length) : text)];
  let left = isMarked ? excess : excess + utf8Bytes(MARK);
  let end = characters.length;
  while (end > 0 && left > 0) {
    end -= 1;
    left -= utf8Bytes(JSON.stringify(characters[end])) - utf8Bytes('""');
  }
  return `${characters.slice(0, end).join('').trimEnd()}${MARK}`;
}

export interface PushDelivery {
  /** How long, in seconds, the push service stores it for an offline device. */
  ttl: number;
  urgency: 'high' | 'normal' | 'low';
  /** A newer push of the same topic replaces a queued one; at most 32 characters of base64url. */
  topic: string;
}

/** The push service's options for a push at `now` (epoch ms): a TTL until its expiry, and a topic per tournament. */
export function deliveryOf(notification: Notification, now: number): PushDelivery {
  const { category, type, identifier, id } = notification;
  const topic = identifier ? `${type}-${identifier}` : id;
  return {
    ttl: Math.max(0, Math.floor((expiryOf(notification) - now) / 1000)),
    urgency: isUrgent(category) ? 'high' : isPromotional(category) ? 'low' : 'normal',
    topic: topic.replace(/[^A-Za-z0-9_-]/g, '').slice(-32),
  };
}
