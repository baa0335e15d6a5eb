import * as v from 'valibot';
import { defineCall } from '../call';
import { rewardGroupSchema, saleSchema, shopCardSchema } from '../fields/shop';

const cards = v.strictObject({ data: v.array(shopCardSchema), sale: saleSchema });
const points = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const refusals = [
  'reward_not_found',
  'reward_price_changed',
  'not_enough_points',
  'bonuses_disabled',
  'multi_account_player',
  'player_excluded',
  'account_locked',
  'currency_not_supported',
  'money_stopped',
] as const;

/** The result of an exchange: the remaining coins, and the gift if the exchange made one. */
const exchanged = v.strictObject({
  id: v.string(),
  points: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  gift_id: v.nullable(v.string()),
});
export type Exchanged = v.InferOutput<typeof exchanged>;

export const getMoneyRates = defineCall({
  id: 'shop.money-rates',
  method: 'GET',
  path: '/api/comp_points/rates/money',
  who: 'guest',
  privacy: 'public',
  offline: 'last-known',
  summary: 'Cards of money for coins, with a rate for each currency.',
  proves: ['API-043', 'SHOP-001', 'SHOP-002'],
  response: cards,
  refusals: [],
  example: {},
});

/** Rewards other than money, by their type. */
export const otherRewardSchema = v.picklist(['freespins', 'lootboxes', 'lotteries']);

export const getRates = defineCall({
  id: 'shop.rates',
  method: 'GET',
  path: '/api/comp_points/rates/{type}',
  who: 'guest',
  privacy: 'public',
  offline: 'last-known',
  summary: 'Cards of free spins, loot boxes or lottery tickets for coins.',
  proves: ['API-043', 'SHOP-001', 'SHOP-002'],
  params: v.strictObject({ type: otherRewardSchema }),
  response: cards,
  refusals: [],
  example: { params: { type: 'freespins' } },
});

export const exchangeForMoney = defineCall({
  id: 'shop.exchange-money',
  method: 'POST',
  path: '/api/comp_points/exchange/money',
  who: 'player',
  touches: 'money',
  repeat: 'same-response',
  offline: 'online-only',
  summary: 'Exchanges coins for money: `points` is the price of the card times the quantity.',
  proves: ['API-044', 'SHOP-005', 'SHOP-006'],
  body: v.strictObject({ points, group: rewardGroupSchema }),
  response: exchanged,
  refusals,
  example: { body: { points: 500, group: 'money-5' } },
});

export const exchangeForReward = defineCall({
  id: 'shop.exchange',
  method: 'POST',
  path: '/api/comp_points/exchange/{type}',
  who: 'player',
  touches: 'money',
  repeat: 'same-response',
  offline: 'online-only',
  summary: 'Exchanges coins for free spins or a loot box (by `points`), or for lottery tickets (by their count).',
  proves: ['API-044', 'SHOP-005', 'SHOP-006'],
  params: v.strictObject({ type: otherRewardSchema }),
  body: v.union([
    v.strictObject({ points, group: rewardGroupSchema }),
    v.strictObject({
      tickets_count: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
      lottery_id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
      group: rewardGroupSchema,
    }),
  ]),
  response: exchanged,
  refusals: [...refusals, 'lottery_not_found', 'lottery_closed'],
  example: { params: { type: 'freespins' }, body: { points: 200, group: 'spins-20' } },
});
