import type { Locale } from '#contract/fields/locale';
import { type Selectable, sql, type Insertable } from 'kysely';
import type { ChatMessage } from '#contract/fields/support';
import type { Queries, Transaction } from '#server/database/connection';
import type { ConversationsTable, SupportTables } from './tables';
import { chatGroupOf } from '#rules/support/chat-group';

export type Conversation = Selectable<ConversationsTable>;

/** The conversation to look up: a player's own, or a guest's by its restore id. */
export interface Visitor {
  player: number | null;
  restoreId?: string | undefined;
}

/** A visitor's conversation; a player's is found only for that player. */
export async function findConversation(queries: Queries, { player, restoreId }: Visitor): Promise<Conversation | undefined> {
  const found = queries.selectFrom('support_conversations').selectAll();
  if (player !== null) return found.where('player_id', '=', player).executeTakeFirst();
  if (restoreId === undefined) return undefined;
  return found.where('restore_id', '=', restoreId).where('player_id', 'is', null).executeTakeFirst();
}

/** A guest's conversation under its row lock: if two players claim it, one gets it. */
export function lockGuests(transaction: Transaction, restoreId: string): Promise<Conversation | undefined> {
  return transaction
    .selectFrom('support_conversations')
    .selectAll()
    .where('restore_id', '=', restoreId)
    .where('player_id', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Serialises concurrent messages from one email address until the transaction ends. */
export async function lockWriter(transaction: Transaction, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`contact ${email.toLowerCase()}`}, 0))`.execute(transaction);
}

/** Records up to which message a conversation was read, never back and never beyond its last one; returns the result. */
export async function noteRead(transaction: Transaction, conversation: number, message: number): Promise<number> {
  const { rows } = await sql<{ read_to: number }>`
    update support_conversations set read_to = greatest(read_to, least(${message}::bigint,
      coalesce((select max(id) from support_messages where conversation_id = ${conversation}), 0)))
    where id = ${conversation} returning read_to
  `.execute(transaction);
  return rows[0]?.read_to ?? 0;
}

/** The maximum number of returned messages, since a conversation may continue for years. */
const SHOWN_AT_MOST = 200;

/** The latest messages of a conversation, oldest first. */
export async function readMessages(queries: Queries, conversation: number): Promise<ChatMessage[]> {
  const latest = queries
    .selectFrom('support_messages')
    .selectAll()
    .where('conversation_id', '=', conversation)
    .orderBy('id', 'desc')
    .limit(SHOWN_AT_MOST);
  return (await latest.execute()).reverse().map(({ id, author, name, text, at }) => ({ id, author, name, text, at: at.toISOString() }));
}

/** Inserts a message; returns its id. */
export async function insertMessage(
  transaction: Transaction,
  conversation: number,
  message: Omit<ChatMessage, 'id' | 'at'>,
  now: Date,
): Promise<number> {
  const { id } = await transaction
    .insertInto('support_messages')
    .values({ conversation_id: conversation, ...message, at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction.updateTable('support_conversations').set({ changed_at: now }).where('id', '=', conversation).execute();
  return id;
}

/** How many messages of one author a conversation has got since an instant, and when the last of them arrived. */
export async function countSince(
  queries: Queries,
  conversation: number,
  author: ChatMessage['author'],
  since: Date,
): Promise<{ count: number; last: Date | null }> {
  const { count, last } = await queries
    .selectFrom('support_messages')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('at').as('last')])
    .where('conversation_id', '=', conversation)
    .where('author', '=', author)
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  return { count: Number(count), last: last as Date | null };
}

/** A message of the contact form. */
export function findContactMessage(queries: Queries, message: number) {
  return queries.selectFrom('contact_messages').selectAll().where('id', '=', message).executeTakeFirst();
}

/** Creates a conversation. */
export function insertConversation(transaction: Transaction, begun: Insertable<SupportTables['support_conversations']>) {
  return transaction.insertInto('support_conversations').values(begun).returningAll().executeTakeFirstOrThrow();
}

/** Moves a conversation's messages into another. */
export function moveMessages(transaction: Transaction, guests: { id: number }, own: { id: number }) {
  return transaction.updateTable('support_messages').set({ conversation_id: guests.id }).where('conversation_id', '=', own.id).execute();
}

/** Deletes a conversation. */
export function deleteConversation(transaction: Transaction, own: { id: number }) {
  return transaction.deleteFrom('support_conversations').where('id', '=', own.id).execute();
}

/** Transfers a guest's conversation to a player. */
export function giveConversation(
  transaction: Transaction,
  player: number,
  held: readonly number[] | null,
  read_to: number,
  guests: { id: number },
) {
  return transaction
    .updateTable('support_conversations')
    .set({ player_id: player, chat_group: chatGroupOf(held), read_to })
    .where('id', '=', guests.id)
    .execute();
}

/** How many messages an address has sent since an instant. */
export function countMessages(transaction: Transaction, email: string, since: Date) {
  return transaction
    .selectFrom('contact_messages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(({ fn }) => fn<string>('lower', ['email']), '=', email.toLowerCase())
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
}

/** Stores a message of the contact form. */
export function insertContactMessage(
  transaction: Transaction,
  {
    message,
    player,
    locale,
    brand,
    now,
  }: {
    message: Pick<Insertable<SupportTables['contact_messages']>, 'name' | 'email' | 'topic' | 'message'>;
    player: number | null;
    locale: Locale;
    brand: string;
    now: Date;
  },
) {
  return transaction
    .insertInto('contact_messages')
    .values({ ...message, player_id: player, locale, brand, at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Deletes guests' conversations without messages since an instant. */
export async function deleteGuestConversations(queries: Queries, before: Date): Promise<void> {
  await queries.deleteFrom('support_conversations').where('player_id', 'is', null).where('changed_at', '<', before).execute();
}

/** Deletes messages of the contact form from before an instant. */
export async function deleteContactMessages(queries: Queries, before: Date): Promise<void> {
  await queries.deleteFrom('contact_messages').where('at', '<', before).execute();
}
