import * as v from 'valibot';
import { gameWeightsSchema } from './config/rewards';

/** Stages of a gift (GIFT-002): the first four are live, the others final. */
export const giftStages = ['issued', 'wait', 'handle_bets', 'activated', 'lost', 'canceled', 'expired', 'wager_done', 'finished'] as const;
export type GiftStage = (typeof giftStages)[number];

/** The source of a gift. Free spins are listed separately, for any source. */
export const giftTypes = ['bonus', 'freespins', 'deposit', 'registration', 'player_bonus'] as const;
export type GiftType = (typeof giftTypes)[number];

/** The kind of a gift; `group` contains several others, `giftspin` is a wheel's or a shop's free spins. */
export const giftKinds = ['cashback', 'deposit_bonus', 'cash', 'giftspin', 'group', 'xp', 'freespins'] as const;
export type GiftKind = (typeof giftKinds)[number];

export const giftTiers = ['rocket_lite', 'rocket_pro', 'rocket_max'] as const;
export type GiftTier = (typeof giftTiers)[number];

const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const instant = v.nullable(v.string());

export const giftIdSchema = v.pipe(v.string(), v.uuid());

/** A promo code in its canonical form: upper-case letters, digits and hyphens. */
export const promoCodeSchema = v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z0-9][A-Z0-9-]{2,39}$/, 'fields.invalid'));

/** The game of the free spins. */
export const giftGameSchema = v.strictObject({ identifier: v.string(), title: v.string(), provider: v.string(), seo_title: v.string() });

/** The content of one part of a `group` gift. */
export const giftPartSchema = v.strictObject({
  type: v.picklist(giftTypes),
  kind: v.picklist(giftKinds),
  amount_cents: cents,
  freespins_total: count,
  points: count,
  /** The wagering multiple of its money, or of what its spins win; 0 for none. */
  wager: count,
});

/**
 * One gift (GIFT-001). Amounts are minor units of `currency`. `amount_cents` of free spins is what they have won so far.
 * A `wager` of 0 makes the money real immediately. `activatable_until` ends an issued gift, `valid_until` a live one.
 */
export const giftSchema = v.strictObject({
  id: giftIdSchema,
  title: v.string(),
  stage: v.picklist(giftStages),
  group_key: v.string(),
  currency: v.string(),
  amount_cents: cents,
  amount_wager_cents: cents,
  amount_wager_requirement_cents: cents,
  activatable: v.boolean(),
  activatable_until: instant,
  freespins_total: count,
  type: v.picklist(giftTypes),
  bonuses: v.array(giftPartSchema),
  kind: v.picklist(giftKinds),
  tier: v.nullable(v.picklist(giftTiers)),
  wager: count,
  max_win_cents: v.nullable(cents),
  /** The highest stake of a round while it is wagered; null for none. */
  max_stake_cents: v.nullable(cents),
  /** Percent of a stake that counts towards the wager, by kind of game; null for the default. */
  weights: v.nullable(gameWeightsSchema),
  freespins_performed: count,
  spin_stake_cents: v.nullable(cents),
  game: v.nullable(giftGameSchema),
  winnings: v.picklist(['bonus', 'cash']),
  points: count,
  valid_until: instant,
  created_at: v.string(),
  ended_at: instant,
});
export type Gift = v.InferOutput<typeof giftSchema>;

/** An offer for a deposit or a registration: percent of the deposit up to a maximum, and free spins. */
export const bonusOfferSchema = v.strictObject({
  key: v.string(),
  title: v.string(),
  /** Null: it's automatic. */
  code: v.nullable(v.string()),
  currency: v.string(),
  percent: count,
  max_cents: cents,
  min_deposit_cents: cents,
  amount_cents: cents,
  freespins_total: count,
  game: v.nullable(giftGameSchema),
  wager: count,
  tier: v.nullable(v.picklist(giftTiers)),
  max_stake_cents: cents,
  weights: gameWeightsSchema,
});
export type BonusOffer = v.InferOutput<typeof bonusOfferSchema>;

/** A coupon of the sportsbook that a code unlocks (GIFT-004). */
export const bettingCouponSchema = v.strictObject({ code: v.string(), title: v.string(), url: v.string(), valid_until: instant });
export type BettingCoupon = v.InferOutput<typeof bettingCouponSchema>;

/** The result of a coupon; only `applied` has an effect. */
export const couponStatuses = ['applied', 'not_found', 'already_used', 'expired', 'used_up'] as const;
export type CouponStatus = (typeof couponStatuses)[number];
