import * as v from 'valibot';
import { locales } from './locale';

/** The six categories that a player can switch individually (PWA-006). */
export const notificationCategories = ['payments', 'account', 'competitions', 'bonuses', 'vip', 'news'] as const;
export type NotificationCategory = (typeof notificationCategories)[number];

/** The kind of a notification (NOTIF-001). */
export const notificationTypes = [
  'personal',
  'tournament_started',
  'tournament_joined_leaderboard',
  'tournament_kicked',
  'tournament_starts_soon',
  'payments_changes',
  'bonuses_changes',
  'freespins_changes',
] as const;

/** A notification's texts in one language. */
const textsSchema = v.object({ title: v.string(), text: v.string(), button: v.nullable(v.string()) });
export type NotificationTexts = v.InferOutput<typeof textsSchema>;

/** An object of the known locales: a record would add its schema kind to the service worker. */
const textsByLocale: Record<string, v.GenericSchema<unknown, NotificationTexts>> = Object.fromEntries(
  locales.map((locale) => [locale, v.optional(textsSchema) as v.GenericSchema<unknown, NotificationTexts>]),
);

/** One entry of the notification history. `at` and `expires_at` are ISO instants; `button.path` is a path of this origin. */
export const notificationSchema = v.strictObject({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  type: v.picklist(notificationTypes),
  category: v.picklist(notificationCategories),
  title: v.string(),
  text: v.string(),
  content: v.strictObject({
    icon: v.string(),
    title: v.string(),
    button: v.nullable(v.strictObject({ title: v.string(), path: v.string() })),
  }),
  identifier: v.nullable(v.string()),
  at: v.string(),
  expires_at: v.string(),
  read: v.boolean(),
  /** The texts by locale; a regional one is missing if it equals its language's. The fields above are in the language of the creation. */
  translations: v.optional(v.object(textsByLocale)),
});

export type Notification = v.InferOutput<typeof notificationSchema>;

/** A category from a later release counts as news; a kind of notification as a personal one. */
export const knownCategory = v.fallback(v.picklist(notificationCategories), 'news');
export const knownType = v.fallback(v.picklist(notificationTypes), 'personal');

/**
 * A notification as a device parses it. A server of a later release may send more, and unknown values don't lose the
 * title or the text.
 */
export const receivedNotificationSchema = v.object({
  ...notificationSchema.entries,
  type: knownType,
  category: knownCategory,
  content: v.object({
    icon: v.fallback(v.string(), ''),
    title: v.fallback(v.string(), ''),
    button: v.fallback(v.nullable(v.object({ title: v.string(), path: v.string() })), null),
  }),
  identifier: v.fallback(v.nullable(v.string()), null),
  read: v.fallback(v.boolean(), false),
  translations: v.fallback(notificationSchema.entries.translations, undefined),
});

/** The pictures that a header notice may have. */
export const noticeIcons = ['news', 'gift', 'trophy', 'shield', 'wrench'] as const;

/** A notice in the header (WIDG-001). `link.to` is a path of this site; `audience` is who sees it. */
export const noticeSchema = v.strictObject({
  id: v.pipe(v.number(), v.safeInteger()),
  message: v.string(),
  icon: v.picklist(noticeIcons),
  link: v.nullable(v.strictObject({ text: v.string(), to: v.string() })),
  status: v.picklist(['new', 'other']),
  audience: v.picklist(['all', 'guests', 'players']),
});
export type Notice = v.InferOutput<typeof noticeSchema>;
