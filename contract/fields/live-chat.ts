import * as v from 'valibot';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The longest line of a chat, in characters. */
export const CHAT_LINE_LETTERS = 160;

/** A permanent id of a participant in the chat, from which nothing else about the player follows. */
export const chatPersonIdSchema = v.pipe(v.string(), v.uuid());

/** Somebody at the table, by a masked name. */
const chatPersonSchema = v.strictObject({ person: chatPersonIdSchema, name: v.string() });

/** A line of a table's chat. */
export const chatLineSchema = v.strictObject({
  id: count,
  ...chatPersonSchema.entries,
  text: v.string(),
  /** When it was written, as ISO 8601. */
  at: v.string(),
});

/** The first event of a player's chat stream: the player's own id and name, the last lines, and the hidden participants. */
export const chatHelloSchema = v.strictObject({
  me: chatPersonIdSchema,
  lines: v.pipe(v.array(chatLineSchema), v.maxLength(50)),
  hidden: v.array(chatPersonIdSchema),
});

/** New lines. */
export const chatLinesSchema = v.array(chatLineSchema);

/** Lines that operators have removed. */
export const chatRemovedSchema = v.array(count);

/** Who has the chat open: how many, and the first names. */
export const chatPeopleSchema = v.strictObject({ here: count, people: v.pipe(v.array(chatPersonSchema), v.maxLength(100)) });

/** Why somebody reports a line. */
export const chatReportReasons = ['insult', 'advertising', 'personal-data', 'other'] as const;

export type ChatLine = v.InferOutput<typeof chatLineSchema>;
export type ChatHello = v.InferOutput<typeof chatHelloSchema>;
export type ChatPeople = v.InferOutput<typeof chatPeopleSchema>;
export type ChatReportReason = (typeof chatReportReasons)[number];
