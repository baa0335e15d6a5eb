import type { QueryClient } from '@tanstack/react-query';
import {
  getConversation,
  getRestoreId,
  markConversationRead,
  sendChatMessage,
  sendContactMessage,
  setRestoreId,
} from '#contract/calls/support';
import type { ResponseOf, BodyOf } from '#contract/call';
import { ask } from '../../platform/api/client';
import { queryOf } from '../../platform/api/query';
import { CallFailed } from '../../platform/api/refusal';
import { session } from '../../platform/session';
import { setCachedResponse } from '../../platform/reads/set-cached-response';
import { keepRestoreId, restoreId } from './chat-device';

export type Conversation = ResponseOf<typeof getConversation>;

/** The visitor's conversation: a player's own, a guest's by its restore id. It's not part of the page's age, and shows its own. */
export function conversationQuery(player: number | null, id: string | null) {
  const query = queryOf(getConversation, player === null && id !== null ? { query: { restore_id: id } } : {});
  const { url, offline } = query.meta ?? {};
  return { ...query, meta: { url, offline, isBeside: true } };
}

/** How a guest's write identifies its conversation; a player's own needs nothing. */
function named(): { restore_id?: string } {
  const id = restoreId();
  return session.player || id === null ? {} : { restore_id: id };
}

/** How many messages of the other side are unread. */
export function unreadOf({ messages, read_to }: Conversation): number {
  return messages.filter(({ id, author }) => author !== 'visitor' && id > read_to).length;
}

/** Sends a message; `key` is the intent's, so that a retry sends it once. */
export async function sayInChat(queryClient: QueryClient, text: string, key: string): Promise<void> {
  const { restore_id } = await ask(sendChatMessage, { body: { ...named(), text } }, { key, retries: 2 });
  keepRestoreId(restore_id);
  await queryClient.invalidateQueries({ queryKey: ['private', getConversation.id] });
}

/** Marks everything up to a message as read, here and on the server. */
export async function noteSeen(queryClient: QueryClient, query: ReturnType<typeof conversationQuery>, message: number): Promise<void> {
  setCachedResponse(queryClient, query.queryKey, (known) => known && { ...known, read_to: Math.max(known.read_to, message) });
  await ask(markConversationRead, { body: { ...named(), message } }, { retries: 0 }).catch(() => undefined);
}

/**
 * Restores the player's conversation (API-067): takes over this device's guest conversation, else fetches the restore id of
 * one that another device began. Offline the cached one stays.
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

/** A conversation that was another's, or no longer exists, is replaced by the player's own. */
async function takeOver(held: string, own: string | null): Promise<string | null> {
  try {
    return (await ask(setRestoreId, { body: { restore_id: held } }, { retries: 1 })).restore_id;
  } catch (error) {
    if (error instanceof CallFailed && error.code === 'conversation_not_found') return own;
    throw error;
  }
}

/** Sends the contact form; returns the message's number. Refusals are thrown as CallFailed with their fields (SUPP-002). */
export async function contact(message: BodyOf<typeof sendContactMessage>): Promise<number> {
  return (await ask(sendContactMessage, { body: message }, { retries: 0 })).number;
}
