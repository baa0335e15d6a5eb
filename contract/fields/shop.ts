import * as v from 'valibot';

/** What a card of the shop gives (SHOP-001). */
export const rewardTypes = ['money', 'lootboxes', 'freespins', 'lotteries'] as const;
export type RewardType = (typeof rewardTypes)[number];

/** The tabs of the shop, and the labels of its cards (SHOP-002). */
export const shopTabs = ['FREE_SPINS', 'MONEY_REWARD', 'SPECIAL_REWARDS', 'DISCOUNT'] as const;
export type ShopTab = (typeof shopTabs)[number];
export const shopLabels = ['POPULAR', 'NEW', 'VIP'] as const;
export type ShopLabel = (typeof shopLabels)[number];

const points = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const rewardGroupSchema = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9_-]{0,60}$/));

/** A card's price in coins and the money it gives. */
export const moneyRateSchema = v.strictObject({ currency: v.string(), amount_cents: cents, points });
export type MoneyRate = v.InferOutput<typeof moneyRateSchema>;

/** A card's price in coins and its contents, other than money. */
export const rewardRateSchema = v.strictObject({
  points,
  freespins_count: cents,
  lottery_ids: v.array(v.number()),
});

/** One card (SHOP-002). `games` are `provider:game`; a `wager` of 0 is no requirement. `full_points` is the regular price. */
export const shopCardSchema = v.strictObject({
  type: v.picklist(rewardTypes),
  group: rewardGroupSchema,
  rates: v.array(moneyRateSchema),
  rate: v.nullable(rewardRateSchema),
  games: v.array(v.string()),
  wager: cents,
  title: v.string(),
  labels: v.array(v.picklist(shopLabels)),
  is_discount: v.boolean(),
  full_points: v.nullable(points),
});
export type ShopCard = v.InferOutput<typeof shopCardSchema>;

/** The sale of the discount tab: its end date (exclusive), as DD/MM/YYYY (SHOP-007). */
export const saleSchema = v.nullable(v.strictObject({ ends: v.pipe(v.string(), v.regex(/^\d{2}\/\d{2}\/\d{4}$/)) }));
