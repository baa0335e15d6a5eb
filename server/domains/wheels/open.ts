import type { Lootbox } from '#contract/fields/wheel';
import { drawItem } from '#rules/wheels/draw';
import type { Dice } from '#rules/dice';
import { stageAt } from '#rules/wheels/listed';
import type { Transaction } from '#server/database/connection';
import { isOnBreak } from '#server/domains/limits/store';
import { refuse } from '#server/plugins/refusals';
import { tell } from '#server/realtime/tell';
import { grantPrize } from './grant-prize';
import { boxInTime, presentLootbox } from './present';

/** So long a prize that was drawn can be taken up. */
const PRIZE_DAYS = 7;

interface Opening {
  id: number;
  player: number;
  dice: Dice;
  now: Date;
}

/**
 * Opens a box: draws once and gives what was drawn, in one transaction; one that is open already tells what was drawn then,
 * under whatever key it is asked (LOOT-003). Refuses `lootbox_not_found`, `lootbox_expired`, `player_excluded`.
 */
export async function openBox(transaction: Transaction, { id, player, dice, now }: Opening): Promise<Lootbox> {
  const row = await transaction.selectFrom('lootboxes').selectAll().where('id', '=', id).where('player_id', '=', player).forUpdate().executeTakeFirst();
  if (!row) throw refuse('lootbox_not_found');
  if (row.stage === 'activated') return presentLootbox(row, now);
  if (stageAt(boxInTime(row), now.getTime()) === 'expired') throw refuse('lootbox_expired');
  if (await isOnBreak(transaction, player)) throw refuse('player_excluded');
  const { id: drawn, bonuses } = drawItem(row.items, dice);
  const opened = await transaction
    .updateTable('lootboxes')
    .set({ stage: 'activated', drawn, opened_at: now })
    .where('id', '=', id)
    .where('stage', '=', 'issued')
    .returningAll()
    .executeTakeFirstOrThrow();
  await grantPrize(transaction, { player, source: `lootbox:${id}`, groupKey: row.group_key, prizes: bonuses, days: PRIZE_DAYS });
  await tell(transaction, player, 'lootboxes_changes', { id: String(id), stage: 'activated' });
  return presentLootbox(opened, now);
}
