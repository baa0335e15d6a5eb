import type { Prize, WheelItem } from '#contract/fields/config/prizes';
import { DEFAULT_CURRENCY } from '#rules/money/currencies';
import { smallestEdges } from '#rules/pricing/edges';
import { leftOfBonus } from '#rules/pricing/rewards';
import { chanceOf, tableFor } from '#rules/wheels/draw';
import type { Queries } from '#server/database/connection';
import { readConfig } from '../config/store';
import { spinStake } from '../gifts/moves';
import { moneyPrices, otherCards } from './store';

/** The average value of free spins, EUR cents: their stakes on the cheapest game, after wagering cost. */
async function worthOfSpins(count: number, game: string, wager: number): Promise<number> {
  const { slots } = smallestEdges();
  return count * (await spinStake(game, DEFAULT_CURRENCY)) * (1 - slots / 1_000_000) * leftOfBonus(wager, slots);
}

function worthOfPrize({ type, attributes, result_bonus }: Prize): Promise<number> | number {
  if (type === 'freespins') return worthOfSpins(attributes.freespins_count, attributes.game, result_bonus.wager);
  return (attributes.bonus_amount[DEFAULT_CURRENCY] ?? 0) * leftOfBonus(result_bonus.wager, smallestEdges().slots);
}

/** The average value of a loot box, EUR cents, by the general table. */
async function worthOfBox(items: readonly WheelItem[]): Promise<number> {
  let worth = 0;
  for (const item of items) for (const prize of item.bonuses) worth += chanceOf(item, items) * (await worthOfPrize(prize));
  return worth;
}

/**
 * The highest average value of a comp point, EUR cents: bonus money and free spins after their wagering cost, a loot box by its odds
 * (GIFT-010). Wheel tables for single groups are gifts to those and don't count.
 */
export async function readBestPointValue(queries: Queries): Promise<number> {
  const money = await moneyPrices(queries);
  const others = await otherCards(queries);
  const { slots } = smallestEdges();
  const values = money.map(({ amount_cents, points, wager }) => (amount_cents / points) * leftOfBonus(wager, slots));
  const { is_enabled, tables } = await readConfig(queries, 'wheel-config');
  for (const {
    type,
    points,
    games: [game],
    wager,
    freespins_count: count,
  } of others) {
    if (type === 'freespins' && game !== undefined) values.push((await worthOfSpins(count, game, wager)) / points!);
    if (type === 'lootboxes' && is_enabled) values.push((await worthOfBox(tableFor(tables, []))) / points!);
  }
  return Math.max(0, ...values);
}
