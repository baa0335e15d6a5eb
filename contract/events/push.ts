import * as v from 'valibot';
import { notificationCategories, notificationTypes } from '../fields/notification';

/** The longest push message, in bytes of UTF-8, before encryption. */
export const PUSH_BYTES_AT_MOST = 3000;

/** One payload that a classic worker and Declarative Web Push both understand. `navigate` is an absolute URL of this origin. */
export const pushMessageSchema = v.strictObject({
  web_push: v.literal(8030),
  notification: v.strictObject({
    title: v.string(),
    body: v.string(),
    navigate: v.string(),
    lang: v.string(),
    dir: v.picklist(['ltr', 'rtl']),
    tag: v.string(),
    data: v.strictObject({
      id: v.string(),
      group: v.string(),
      category: v.picklist(notificationCategories),
      expires: v.string(),
      /** Who it is for, so that a device in other hands stays silent about it. */
      player: v.number(),
      type: v.picklist(notificationTypes),
      /** ISO instant at which the notification was made. */
      at: v.string(),
      icon: v.string(),
      identifier: v.nullable(v.string()),
      button: v.nullable(v.string()),
    }),
  }),
  app_badge: v.optional(v.number()),
  mutable: v.literal(true),
});

export type PushMessage = v.InferOutput<typeof pushMessageSchema>;
