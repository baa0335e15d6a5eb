import * as v from 'valibot';

const percentSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(100));
const euroCentsSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** Percent of the risk of a stake that counts towards rewards, by kind of game. Weights that an earlier release stored lack the last two. */
export const gameWeightsSchema = v.strictObject({
  slots: percentSchema,
  roulette: percentSchema,
  instant: v.optional(percentSchema, 25),
  cards: v.optional(percentSchema, 5),
});
export type GameWeights = v.InferOutput<typeof gameWeightsSchema>;

/**
 * How much play counts towards rewards, and what rewards may cost (GIFT-008, GIFT-010). Weights apply to wagering, points, levels, boards,
 * quests and lotteries; gifts keep those of the day on which they were given.
 */
export const rewardTermsSchema = v.strictObject({
  weights: gameWeightsSchema,
  /** Percent of a stake of bonus money that counts towards points, levels, boards, quests and lotteries. */
  bonus_money_percent: percentSchema,
  /** The highest stake while a bonus is wagered. */
  max_stake_eur_cents: euroCentsSchema,
  /** The maximum payout of a gift without a deposit that doesn't set its own. */
  no_deposit_max_win_eur_cents: euroCentsSchema,
  /** Millionths of the stakes counted on a board or lottery that its prizes cost at most. */
  prize_share_ppm: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1_000_000)),
  /** Percent of the house edge that all rewards together may return. */
  edge_share_percent: percentSchema,
});
export type RewardTerms = v.InferOutput<typeof rewardTermsSchema>;
