import * as call from '#contract/calls/shop';
import { getCompPoints } from '#contract/calls/vip';
import { updateBonusSettings } from '#contract/calls/gifts/codes';
import type { ShopCard } from '#contract/fields/shop';
import { ask } from '../../platform/api/client';
import { queryOf } from '../../platform/api/query';
import { loadSession } from '../../platform/session';

/** Cards for money. */
export const moneyQuery = () => queryOf(call.getMoneyRates, {});

/** Cards for free spins, loot boxes or lottery tickets. */
export const rewardsQuery = (type: 'freespins' | 'lootboxes' | 'lotteries') => queryOf(call.getRates, { params: { type } });

/** The player's coins. */
export const coinsQuery = () => queryOf(getCompPoints, {});

/** Exchanges coins for a card, by its type (SHOP-006); `cost` is its price times the quantity. Throws the server's refusals. */
export function exchange({ type, group, rate }: ShopCard, cost: number): Promise<call.Exchanged> {
  const tickets_count = cost / (rate?.points ?? cost);
  const lottery_id = rate?.lottery_ids[0];
  if (type === 'lotteries' && lottery_id !== undefined)
    return ask(call.exchangeForReward, { params: { type }, body: { tickets_count, lottery_id, group } });
  if (type === 'money') return ask(call.exchangeForMoney, { body: { points: cost, group } });
  return ask(call.exchangeForReward, { params: { type }, body: { points: cost, group } });
}

/** Switches bonuses on, which an exchange requires; the profile reloads. */
export async function enableBonuses(): Promise<void> {
  await ask(updateBonusSettings, { body: { settings: { can_issue: true } } });
  await loadSession();
}
