import * as v from 'valibot';
import { coolingOffLengths, exclusionLengths, limitCycles } from './limit-policy';

export const limitTypes = ['loss', 'wager', 'deposit', 'coolingoff', 'selfexclusion', 'session', 'single_bet'] as const;
export type LimitType = (typeof limitTypes)[number];

/** Periods of limits and lengths of breaks (LIMIT-002); `bet` is the period of a single-bet limit. */
export const limitPeriods = [
  'bet',
  'hour',
  'day',
  'week',
  'month',
  'day_3',
  'month_3',
  'month_6',
  'month_9',
  'month_12',
  'month_36',
  'month_60',
  'forever',
] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

/** Types that stop all play (LIMIT-006). */
export const breakTypes = ['coolingoff', 'selfexclusion'] as const;

/** Types that limit an amount of money within a period. */
export const moneyLimitTypes = ['loss', 'wager', 'deposit'] as const;

const cents = v.pipe(v.number(), v.safeInteger());

/** A limit for its player (LIMIT-001). Instants are ISO. */
export const limitSchema = v.strictObject({
  id: v.number(),
  type: v.picklist(limitTypes),
  period: v.picklist(limitPeriods),
  /** Empty for limits of time. `current_value_amount_cents` is the used part. */
  accounts: v.array(v.strictObject({ currency: v.string(), amount_cents: cents, current_value_amount_cents: cents })),
  /** For a session limit. */
  minutes: v.nullable(v.number()),
  /** Whole minutes played; null for other limits. */
  minutes_used: v.nullable(v.number()),
  is_reached: v.boolean(),
  active_until: v.nullable(v.string()),
  /** When the used part begins to shrink, because its oldest hour leaves the period; null if nothing is used. */
  frees_at: v.nullable(v.string()),
  /**
   * A pending raise, or removal (`value` null): it waits until `from` and then for its confirmation (LIMIT-004). In minor
   * units or minutes.
   */
  pending: v.nullable(v.strictObject({ value: v.nullable(cents), from: v.string() })),
});

export type Limit = v.InferOutput<typeof limitSchema>;

/** The limit that refused a bet or a deposit, and what is left of it (LIMIT-005). */
export const limitStopSchema = v.object({
  type: v.picklist(limitTypes),
  period: v.picklist(limitPeriods),
  /** The currency of the refused amount, and of `left_cents`. */
  currency: v.string(),
  /** Minor units that the limit still leaves; 0 if it's used up. */
  left_cents: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** When more of it frees up (ISO); null for a single bet's limit. */
  frees_at: v.nullable(v.string()),
});
export type LimitStop = v.InferOutput<typeof limitStopSchema>;

const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3,5}$/, 'fields.invalid'));

/** A request for a limit: money by period or for a single bet, time, or a break. */
export const limitRequestSchema = v.variant('type', [
  v.strictObject({
    type: v.picklist(moneyLimitTypes),
    period: v.picklist(limitCycles),
    currency,
    amount_cents: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  }),
  v.strictObject({
    type: v.literal('single_bet'),
    period: v.literal('bet'),
    currency,
    amount_cents: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  }),
  v.strictObject({
    type: v.literal('session'),
    period: v.literal('day'),
    minutes: v.pipe(v.number(), v.safeInteger(), v.minValue(15), v.maxValue(1440)),
  }),
  v.strictObject({ type: v.literal('coolingoff'), period: v.picklist(coolingOffLengths) }),
  v.strictObject({ type: v.literal('selfexclusion'), period: v.picklist(exclusionLengths) }),
]);

export type LimitRequest = v.InferOutput<typeof limitRequestSchema>;
