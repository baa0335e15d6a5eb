import type { Prize } from '#contract/fields/config/prizes';
import { amountIn } from '#rules/money/amount-in';
import { withAmount } from '#rules/wheels/prize-title';
import { readPlayer } from '#server/database/players-store';
import type { Transaction } from '#server/database/connection';
import { issueGift, type NewGift } from '#server/domains/gifts/give';

/** The player, the prize and its source: `source` is the box or the step, which issues once. */
export interface Grant {
  player: number;
  source: string;
  groupKey: string;
  prizes: readonly Prize[];
  /** Days in which the gift can be activated. */
  days: number;
}

/** The gift for a prize, in the player's currency. */
function giftOf(prize: Prize, own: string): Omit<NewGift, 'source' | 'group_key' | 'activatable_days'> {
  const { wager, max_win } = prize.result_bonus;
  const most = (currency: string) => (max_win[currency] === undefined ? {} : { max_win_cents: max_win[currency] });
  if (prize.type === 'freespins') {
    const { freespins_count, game } = prize.attributes;
    return {
      type: 'freespins',
      kind: 'giftspin',
      title: prize.title,
      currency: own,
      freespins_total: freespins_count,
      game,
      wager,
      ...most(own),
    };
  }
  const { currency, cents } = amountIn(prize.attributes.bonus_amount, own) ?? { currency: own, cents: 0 };
  return {
    type: 'bonus',
    kind: 'cash',
    title: withAmount(prize.title, prize.attributes.bonus_amount, own),
    currency,
    amount_cents: cents,
    wager,
    ...most(currency),
  };
}

/** Issues a prize of a wheel or the calendar as gifts to be activated; once per source. */
export async function grantPrize(transaction: Transaction, { player, source, groupKey, prizes, days }: Grant): Promise<void> {
  const { currency } = await readPlayer(transaction, player, ['currency']);
  for (const [at, prize] of prizes.entries()) {
    await issueGift(transaction, player, {
      ...giftOf(prize, currency),
      group_key: groupKey,
      source: `${source}:${at}`,
      activatable_days: days,
    });
  }
}
