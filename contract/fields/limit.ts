import * as v from 'valibot';

export const limitTypes = ['loss', 'wager', 'deposit', 'coolingoff', 'selfexclusion', 'session'] as const;
export type LimitType = (typeof limitTypes)[number];

export const limitPeriods = ['day', 'week', 'month', 'day_3', 'month_3', 'month_6', 'month_9', 'month_12', 'forever'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

/** Types that stop all play (LIMIT-006). */
export const breakTypes = ['coolingoff', 'selfexclusion'] as const;

/** Types that limit an amount of money. */
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
  /**
   * A pending raise, or removal (`value` null): it waits until `from` and then for its confirmation (LIMIT-004). In minor
   * units or minutes.
   */
  pending: v.nullable(v.strictObject({ value: v.nullable(cents), from: v.string() })),
});

export type Limit = v.InferOutput<typeof limitSchema>;

/** A request for a limit: money by period, time, or a break. */
export const limitRequestSchema = v.variant('type', [
  v.strictObject({
    type: v.picklist(moneyLimitTypes),
    period: v.picklist(['day', 'week', 'month']),
    currency: v.pipe(v.string(), v.regex(/^[A-Z]{3,5}$/, 'fields.invalid')),
    amount_cents: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  }),
  v.strictObject({
    type: v.literal('session'),
    period: v.literal('day'),
    minutes: v.pipe(v.number(), v.safeInteger(), v.minValue(15), v.maxValue(1440)),
  }),
  v.strictObject({ type: v.literal('coolingoff'), period: v.picklist(['day', 'day_3', 'week', 'month', 'month_3']) }),
  v.strictObject({ type: v.literal('selfexclusion'), period: v.picklist(['month_6', 'month_9', 'month_12', 'forever']) }),
]);

export type LimitRequest = v.InferOutput<typeof limitRequestSchema>;
