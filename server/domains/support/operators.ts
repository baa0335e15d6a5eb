import type { Database, Queries } from '#server/database/connection';
import { inTransaction } from '#server/database/connection';
import { CHAT_PATH } from '#contract/fields/support';
import { notify } from '#server/domains/notifications/notify';
import { emit } from '#server/realtime/emit';
import { insertMessage, readMessages } from './store';
import { waitingConversations, findConversation, ownersOf } from './operators-store';

/** A conversation in the operators' list. */
export interface Waiting {
  id: number;
  who: string;
  group: number;
  locale: string;
  changed_at: Date;
  /** Whether the last message is the visitor's. */
  waits: boolean;
  last: string;
}

/** The hundred conversations with the latest messages: those waiting for a reply first, VIP players before others. */
export async function listConversations(queries: Queries): Promise<Waiting[]> {
  const rows = await waitingConversations(queries);
  const waiting = rows.map(({ id, chat_group: group, locale, changed_at, nickname, player_id: player, author, text }) => ({
    id,
    group,
    locale,
    changed_at,
    waits: author === 'visitor',
    last: text ?? '',
    who: player === null ? 'guest' : `${nickname ?? 'player'} (${player})`,
  }));
  const rank = ({ waits, group }: Waiting) => (waits ? 0 : 2) + (group === 2 ? 0 : 1);
  return waiting.sort((one, other) => rank(one) - rank(other));
}

/** A conversation with its latest messages; null if there isn't one. */
export async function showConversation(queries: Queries, id: number) {
  const found = await findConversation(queries, id);
  return found ? { ...found, messages: await readMessages(queries, id) } : null;
}

/**
 * Sends an operator's reply; a player is notified on every device, even while the app is closed. Returns whether the conversation exists.
 */
export function reply(database: Database, id: number, { name, text }: { name: string; text: string }, now: Date): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const found = await ownersOf(transaction, id);
    if (!found) return false;
    const message = await insertMessage(transaction, id, { author: 'operator', name, text }, now);
    if (found.player_id === null) return true;
    await emit(transaction, found.player_id, 'support_messages', { restore_id: found.restore_id, id: message, author: 'operator' });
    await notify(
      transaction,
      found.player_id,
      {
        type: 'personal',
        category: 'account',
        title: 'support.answered.title',
        text: 'support.answered.text',
        values: { name },
        icon: 'account',
        button: { title: 'support.answered.button', path: CHAT_PATH },
      },
      now,
    );
    return true;
  });
}
