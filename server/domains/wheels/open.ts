import type { Prize } from '#contract/fields/config/prizes';
import type { Lootbox } from '#contract/fields/wheel';
import { textIn } from '#rules/content/local-text';
import { withAmount } from '#rules/wheels/prize-title';
import { drawItem } from '#rules/wheels/draw';
import type { Dice } from '#rules/dice';
import { stageAt } from '#rules/wheels/listed';
import { readPlayer } from '#server/database/players-store';
import type { Transaction } from '#server/database/connection';
import { isOnBreak } from '#server/domains/account/sign-in/play-break-store';
import { refuse } from '#server/plugins/refusals';
import { emit } from '#server/realtime/emit';
import { notify } from '../notifications/notify';
import { grantPrize } from './grant-prize';
import { boxInTime, presentLootbox } from './present';
import { lockBox, markOpened } from './store';

/** How long a drawn prize can be activated. */
const PRIZE_DAYS = 7;

interface Opening {
  id: number;
  player: number;
  dice: Dice;
  now: Date;
}

/** Notifies of a box's prize: it's in the history, and devices that weren't showing it are updated. */
async function notifyOfPrize(transaction: Transaction, player: number, bonuses: readonly Prize[], now: Date): Promise<void> {
  const { currency } = await readPlayer(transaction, player, ['currency']);
  const titles = bonuses.map(({ title, attributes }) =>
    withAmount(title, 'bonus_amount' in attributes ? attributes.bonus_amount : null, currency),
  );
  await notify(
    transaction,
    player,
    {
      type: 'bonuses_changes',
      category: 'bonuses',
      title: 'wheels.note.won.title',
      text: 'wheels.note.won.text',
      values: (locale) => ({ prize: titles.map((title) => textIn(title, locale)).join(' + '), days: PRIZE_DAYS }),
      icon: 'gift',
      button: { title: 'gifts.note.button', path: '/profile/gifts' },
    },
    now,
  );
}

/**
 * Opens a box: draws once and issues the prize, in one transaction; a box that's already open returns its first draw, with any key
 * (LOOT-003). Refuses `lootbox_not_found`, `lootbox_expired`, `player_excluded`.
 */
export async function openBox(transaction: Transaction, { id, player, dice, now }: Opening): Promise<Lootbox> {
  const row = await lockBox(transaction, id, player);
  if (!row) throw refuse('lootbox_not_found');
  if (row.stage === 'activated') return presentLootbox(row, now);
  if (stageAt(boxInTime(row), now.getTime()) === 'expired') throw refuse('lootbox_expired');
  if (await isOnBreak(transaction, player)) throw refuse('player_excluded');
  const { id: drawn, bonuses } = drawItem(row.items, dice);
  const opened = await markOpened(transaction, drawn, now, id);
  await grantPrize(transaction, { player, source: `lootbox:${id}`, groupKey: row.group_key, prizes: bonuses, days: PRIZE_DAYS });
  await emit(transaction, player, 'lootboxes_changes', { id: String(id), stage: 'activated' });
  if (bonuses.length > 0) await notifyOfPrize(transaction, player, bonuses, now);
  return presentLootbox(opened, now);
}
