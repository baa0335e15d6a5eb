import * as v from 'valibot';

/** The six categories a player switches one by one (PWA-006). */
export const notificationCategories = ['payments', 'account', 'competitions', 'bonuses', 'vip', 'news'] as const;
export type NotificationCategory = (typeof notificationCategories)[number];

/** What a notification tells (NOTIF-001). */
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
});

export type Notification = v.InferOutput<typeof notificationSchema>;

/** The pictures that a header notice may have. */
export const noticeIcons = ['news', 'gift', 'trophy', 'shield', 'wrench'] as const;

/** What the house says in the header (WIDG-001). `link.to` is a path of this site; `audience` says to whom it speaks. */
export const noticeSchema = v.strictObject({
  id: v.pipe(v.number(), v.safeInteger()),
  message: v.string(),
  icon: v.picklist(noticeIcons),
  link: v.nullable(v.strictObject({ text: v.string(), to: v.string() })),
  status: v.picklist(['new', 'other']),
  audience: v.picklist(['all', 'guests', 'players']),
});
export type Notice = v.InferOutput<typeof noticeSchema>;
