import type { QueryClient } from '@tanstack/react-query';
import { getConversation, getRestoreId, markConversationRead, sendChatMessage, sendContactMessage, setRestoreId } from '#contract/calls/support';
import type { AnswerOf, BodyOf } from '#contract/call';
import { ask } from '../../platform/api/client';
import { queryOf } from '../../platform/api/query';
import { CallFailed } from '../../platform/api/refusal';
import { session } from '../../platform/session';
import { setAnswer } from '../../platform/set-answer';
import { keepRestoreId, restoreId } from './chat-device';

export type Conversation = AnswerOf<typeof getConversation>;

/** The conversation of who is here: a player's own, a guest's by its restore id. It lies beside the page, and tells its age itself. */
export function conversationQuery(player: number | null, id: string | null) {
  const query = queryOf(getConversation, player === null && id !== null ? { query: { restore_id: id } } : {});
  const { url, offline } = query.meta ?? {};
  return { ...query, meta: { url, offline, isBeside: true } };
}

/** What a write of a guest names its conversation with; a player's own needs no name. */
function named(): { restore_id?: string } {
  const id = restoreId();
  return session.player || id === null ? {} : { restore_id: id };
}

/** How many messages of the other side came after the last one that was read. */
export function unreadOf({ messages, read_to }: Conversation): number {
  return messages.filter(({ id, author }) => author !== 'visitor' && id > read_to).length;
}

/** Says something; `key` is the intent's, so that another attempt says it once. */
export async function sayInChat(queryClient: QueryClient, text: string, key: string): Promise<void> {
  const { restore_id } = await ask(sendChatMessage, { body: { ...named(), text } }, { key, retries: 2 });
  keepRestoreId(restore_id);
  await queryClient.invalidateQueries({ queryKey: ['private', getConversation.id] });
}

/** Notes that everything up to a message was seen, here and on the platform. */
export async function noteSeen(queryClient: QueryClient, query: ReturnType<typeof conversationQuery>, message: number): Promise<void> {
  setAnswer(queryClient, query.queryKey, (known) => known && { ...known, read_to: Math.max(known.read_to, message) });
  await ask(markConversationRead, { body: { ...named(), message } }, { retries: 0 }).catch(() => undefined);
}

/**
 * Brings the player's conversation back (API-067): takes over what was said on this device as a guest, else learns the
 * restore id that another device began. Without network what is known stays.
 */
export async function restoreConversation(queryClient: QueryClient): Promise<void> {
  if (!session.player) return;
  try {
    const { restore_id: own } = await ask(getRestoreId, {}, { retries: 1 });
    const held = restoreId();
    keepRestoreId(held === null || held === own ? own : await takeOver(held, own));
    if (held !== null && held !== own) await queryClient.invalidateQueries({ queryKey: ['private', getConversation.id] });
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
  }
}

/** A conversation that was another's, or is no more, is given up for the player's own. */
async function takeOver(held: string, own: string | null): Promise<string | null> {
  try {
    return (await ask(setRestoreId, { body: { restore_id: held } }, { retries: 1 })).restore_id;
  } catch (error) {
    if (error instanceof CallFailed && error.code === 'conversation_not_found') return own;
    throw error;
  }
}

/** Sends the contact form; answers the message's number. What is refused comes as CallFailed with its fields (SUPP-002). */
export async function contact(message: BodyOf<typeof sendContactMessage>): Promise<number> {
  return (await ask(sendContactMessage, { body: message }, { retries: 0 })).number;
}
