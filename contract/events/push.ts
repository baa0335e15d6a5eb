import * as v from 'valibot';
import { knownCategory, knownType } from '../fields/notification';

/** The longest push message, in bytes of UTF-8, before encryption. */
export const PUSH_BYTES_AT_MOST = 3000;

/**
 * One payload that both a classic worker and Declarative Web Push understand. `navigate` is an absolute URL of this origin.
 * A device may hold an older release than the server that pushes: it reads title, text, where it leads, for whom it is and
 * until when, and passes over what it doesn't know.
 */
export const pushMessageSchema = v.object({
  web_push: v.literal(8030),
  notification: v.object({
    title: v.fallback(v.string(), ''),
    body: v.fallback(v.string(), ''),
    navigate: v.string(),
    lang: v.fallback(v.string(), ''),
    dir: v.fallback(v.picklist(['ltr', 'rtl', 'auto']), 'auto'),
    tag: v.fallback(v.string(), ''),
    data: v.object({
      id: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
      category: knownCategory,
      expires: v.string(),
      /** Who it is for, so that a device in other hands stays silent about it. */
      player: v.number(),
      type: knownType,
      /** ISO instant at which the notification was made. */
      at: v.string(),
      icon: v.fallback(v.string(), ''),
      identifier: v.fallback(v.nullable(v.string()), null),
      button: v.fallback(v.nullable(v.string()), null),
    }),
  }),
  app_badge: v.fallback(v.optional(v.number()), undefined),
  mutable: v.fallback(v.literal(true), true),
});

export type PushMessage = v.InferOutput<typeof pushMessageSchema>;
