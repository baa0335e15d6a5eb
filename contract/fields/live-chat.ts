import * as v from 'valibot';

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The longest line of a chat, in characters. */
export const CHAT_LINE_LETTERS = 160;

/** Names a person in the chat for good, and says nothing else about the player. */
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

/** What a player's stream of the chat begins with: who the player is in it, the last lines, and whom the player has hidden. */
export const chatHelloSchema = v.strictObject({
  me: chatPersonIdSchema,
  lines: v.pipe(v.array(chatLineSchema), v.maxLength(50)),
  hidden: v.array(chatPersonIdSchema),
});

/** Lines that somebody has written. */
export const chatLinesSchema = v.array(chatLineSchema);

/** Lines that operators have taken away. */
export const chatRemovedSchema = v.array(count);

/** Who has the chat open: everybody's number, and the first names. */
export const chatPeopleSchema = v.strictObject({ here: count, people: v.pipe(v.array(chatPersonSchema), v.maxLength(100)) });

/** Why somebody reports a line. */
export const chatReportReasons = ['insult', 'advertising', 'personal-data', 'other'] as const;

export type ChatLine = v.InferOutput<typeof chatLineSchema>;
export type ChatHello = v.InferOutput<typeof chatHelloSchema>;
export type ChatPeople = v.InferOutput<typeof chatPeopleSchema>;
export type ChatReportReason = (typeof chatReportReasons)[number];
