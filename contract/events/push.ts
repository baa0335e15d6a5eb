import * as v from 'valibot';
import { knownCategory, knownType } from '../fields/notification';

/** The maximum size of a push message, in bytes of UTF-8, before encryption. */
export const PUSH_BYTES_AT_MOST = 3000;

/**
 * One payload for both a classic worker and Declarative Web Push. `navigate` is an absolute URL of this origin.
 * A device may run an older release than the server: it reads title, text, link, recipient and expiry, and ignores what it
 * doesn't know.
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
      /** The recipient: a device on which another player is signed in shows nothing of it. Null for a general push, which is about nobody. */
      player: v.optional(v.nullable(v.number()), null),
      type: knownType,
      /** ISO instant at which the notification was created; null if it's unknown. */
      at: v.optional(v.nullable(v.string()), null),
      icon: v.fallback(v.string(), ''),
      identifier: v.fallback(v.nullable(v.string()), null),
      button: v.fallback(v.nullable(v.string()), null),
    }),
  }),
  app_badge: v.fallback(v.optional(v.number()), undefined),
  mutable: v.fallback(v.literal(true), true),
});

export type PushMessage = v.InferOutput<typeof pushMessageSchema>;
