import { groups } from '#rules/account/groups';
import type { Transaction } from '#server/database/connection';
import { newToken } from '#server/plugins/session';
import { insertMessage } from './store';

const HOUR_MS = 60 * 60_000;
const VIP = 2;

/** A demo player's conversation with an unread reply from support. */
export async function seedConversation(transaction: Transaction, player: number, now: Date): Promise<void> {
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const { id } = await transaction
    .insertInto('support_conversations')
    .values({ restore_id: newToken(), player_id: player, chat_group: VIP, locale: 'en', started_at: before(27), changed_at: before(27) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const asked = await insertMessage(
    transaction,
    id,
    { author: 'visitor', name: null, text: 'Good evening. My bank withdrawal is still pending. Is anything missing?' },
    before(27),
  );
  await insertMessage(
    transaction,
    id,
    {
      author: 'operator',
      name: 'Mira',
      text: 'Good evening, Viktor. Nothing’s missing: we’ve just released it. Under Payments you can follow it to your bank.',
    },
    before(26),
  );
  await transaction.updateTable('support_conversations').set({ read_to: asked }).where('id', '=', id).execute();
  await transaction
    .insertInto('player_groups')
    .values({ player_id: player, group_id: groups.supportChat, added_at: before(27) })
    .execute();
}
