import * as v from 'valibot';
import { emailSchema } from './email';
import { nameSchema } from './names';

/** The topics of the support page and of the contact form. */
export const supportTopics = ['account', 'payments', 'verification', 'bonuses', 'games', 'limits', 'technical', 'other'] as const;
export type SupportTopic = (typeof supportTopics)[number];

/** The address that opens the chat (ROUTE-041); a reply's notification leads there. */
export const CHAT_PATH = '/support#chat';

/** The chat groups (SUPP-001): players, VIP players, and everybody else. */
export const chatGroups = { general: 1, vip: 2, default: 26 } as const;
export type ChatGroup = (typeof chatGroups)[keyof typeof chatGroups];

/** Identifies a conversation; anyone who has it can restore the conversation. */
export const restoreIdSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43}$/, 'fields.invalid'));

/** Multi-line text: no control characters but tab and line break. */
const written = (least: number, most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(),
    v.minLength(least),
    v.maxLength(most),
    v.regex(/^[^\p{Cc}]*(?:[\t\n\r][^\p{Cc}]*)*$/u, 'fields.wrong_characters'),
  );

const CONTACT_AT_LEAST = 10;
const CONTACT_AT_MOST = 4_000;

/** Maximum length of a chat message. */
export const CHAT_TEXT_AT_MOST = 2_000;

/** A message of the contact form (SUPP-002). */
export const contactFields = {
  name: nameSchema,
  email: emailSchema,
  topic: v.picklist(supportTopics),
  message: written(CONTACT_AT_LEAST, CONTACT_AT_MOST),
};

export const chatTextSchema = written(1, CHAT_TEXT_AT_MOST);

/** One message of a conversation. `auto` is an automatic reply; `name` is the operator's. */
export const chatMessageSchema = v.strictObject({
  id: v.number(),
  author: v.picklist(['visitor', 'operator', 'auto']),
  name: v.nullable(v.string()),
  text: v.string(),
  at: v.string(),
});
export type ChatMessage = v.InferOutput<typeof chatMessageSchema>;
