import type { ResponseOf, BodyOf } from '#contract/call';
import type { getConversation, sendContactMessage } from '#contract/calls/support';
import type { Locale } from '#contract/fields/locale';
import type { ChatMessage } from '#contract/fields/support';
import { groups } from '#rules/account/groups';
import { chatGroupOf } from '#rules/support/chat-group';
import { repliesAutomatically, OPEN_HOURS } from '#rules/support/hours';
import type { Queries, Transaction } from '#server/database/connection';
import { takeTurn } from '#server/database/player-lock';
import { joinByRule } from '#server/domains/account/players/groups';
import { enqueue } from '#server/database/enqueue';
import { refuse } from '#server/plugins/refusals';
import { newToken } from '#server/plugins/session';
import { emit } from '#server/realtime/emit';
import { textOf } from '#server/texts';
import {
  type Conversation,
  countSince,
  findConversation,
  insertMessage,
  lockGuests,
  lockWriter,
  noteRead,
  readMessages,
  type Visitor,
  insertConversation,
  moveMessages,
  deleteConversation,
  giveConversation,
  countMessages,
  insertContactMessage,
} from './store';

const MINUTE_MS = 60_000;
/** The maximum number of messages in ten minutes, above what a person types. */
const CHAT_AT_MOST = { messages: 40, within: 10 * MINUTE_MS };
const CONTACT_AT_MOST = { messages: 5, within: 60 * MINUTE_MS };

/** The author, their language, and a player's groups; null for a guest. */
export interface Writer extends Visitor {
  groups: readonly number[] | null;
  locale: Locale;
  now: Date;
}

/** A visitor's conversation in its form for clients; an empty one if there isn't any. */
export async function conversationOf(
  queries: Queries,
  visitor: Visitor,
  held: readonly number[] | null,
): Promise<ResponseOf<typeof getConversation>> {
  const found = await findConversation(queries, visitor);
  const group = chatGroupOf(held);
  if (!found) return { restore_id: null, group, read_to: 0, messages: [] };
  return { restore_id: found.restore_id, group, read_to: found.read_to, messages: await readMessages(queries, found.id) };
}

/** The visitor's conversation, created if there isn't one; a player who starts one joins the chat group. */
async function openConversation(transaction: Transaction, { player, restoreId, groups: held, locale, now }: Writer): Promise<Conversation> {
  // Two concurrent first messages would create two conversations.
  if (player !== null) await takeTurn(transaction, player);
  const found = await findConversation(transaction, { player, restoreId });
  if (found) return found;
  const chat_group = chatGroupOf(held);
  const begun = { restore_id: newToken(), player_id: player, chat_group, locale, started_at: now, changed_at: now };
  if (player !== null) await joinByRule(transaction, player, groups.supportChat);
  return insertConversation(transaction, begun);
}

/** Adds a message; the player's devices are notified. */
async function say(
  transaction: Transaction,
  { id, restore_id, player_id: player }: Conversation,
  message: Omit<ChatMessage, 'id' | 'at'>,
  now: Date,
): Promise<void> {
  const said = await insertMessage(transaction, id, message, now);
  if (player !== null) await emit(transaction, player, 'support_messages', { restore_id, id: said, author: message.author });
}

/** Stores a visitor's message; outside business hours the server sends an automatic reply. Refuses written_too_often. */
export async function writeMessage(transaction: Transaction, writer: Writer, text: string): Promise<{ restore_id: string }> {
  const { locale, now } = writer;
  const conversation = await openConversation(transaction, writer);
  // Lock also for guests (players are locked already), so that concurrent messages are counted.
  if (writer.player === null) await lockGuests(transaction, conversation.restore_id);
  const { count } = await countSince(transaction, conversation.id, 'visitor', new Date(now.getTime() - CHAT_AT_MOST.within));
  if (count >= CHAT_AT_MOST.messages) throw refuse('written_too_often');
  await say(transaction, conversation, { author: 'visitor', name: null, text }, now);
  const { last } = await countSince(transaction, conversation.id, 'auto', new Date(0));
  if (repliesAutomatically(now, last)) {
    const hours = { from: `${OPEN_HOURS.from}:00`, to: `${OPEN_HOURS.to}:00` };
    await say(transaction, conversation, { author: 'auto', name: null, text: textOf(locale, 'support.chat.closed', hours) }, now);
  }
  return { restore_id: conversation.restore_id };
}

/** Records up to which message a visitor has read; never back, and never beyond the last one. */
export async function markRead(transaction: Transaction, visitor: Visitor, message: number): Promise<{ read_to: number }> {
  const found = await findConversation(transaction, visitor);
  if (!found) return { read_to: 0 };
  return { read_to: await noteRead(transaction, found.id, message) };
}

/**
 * Transfers a guest's conversation to the player, including the player's earlier messages. Refuses conversation_not_found, also for another
 * player's.
 */
export async function restore(
  transaction: Transaction,
  writer: Writer & { player: number; restoreId: string },
): Promise<{ restore_id: string }> {
  const { player, restoreId, groups: held } = writer;
  await takeTurn(transaction, player);
  const own = await findConversation(transaction, { player });
  if (own?.restore_id === restoreId) return { restore_id: restoreId };
  const guests = await lockGuests(transaction, restoreId);
  if (!guests) throw refuse('conversation_not_found');
  if (own) {
    await moveMessages(transaction, guests, own);
    await deleteConversation(transaction, own);
  }
  const read_to = Math.max(own?.read_to ?? 0, guests.read_to);
  await giveConversation(transaction, player, held, read_to, guests);
  await joinByRule(transaction, player, groups.supportChat);
  return { restore_id: restoreId };
}

/**
 * Stores a message of the contact form and queues its mail; concurrent ones from one email address are serialised. Refuses
 * written_too_often.
 */
export async function takeContactMessage(
  transaction: Transaction,
  message: BodyOf<typeof sendContactMessage>,
  { player, locale, brand, now }: { player: number | null; locale: Locale; brand: string; now: Date },
): Promise<{ number: number }> {
  await lockWriter(transaction, message.email);
  const { count } = await countMessages(transaction, message.email, new Date(now.getTime() - CONTACT_AT_MOST.within));
  if (Number(count) >= CONTACT_AT_MOST.messages) throw refuse('written_too_often');
  const { id } = await insertContactMessage(transaction, { message, player, locale, brand, now });
  await enqueue(transaction, 'contact_mail', { message: id });
  return { number: id };
}
