import * as v from 'valibot';

/** The rolling periods of limits of money (LIMIT-002). */
export const limitCycles = ['hour', 'day', 'week', 'month'] as const;
export type LimitCycle = (typeof limitCycles)[number];

/** The lengths of a cooling-off (LIMIT-002). */
export const coolingOffLengths = ['hour', 'day', 'day_3', 'week', 'month', 'month_3'] as const;
export type CoolingOffLength = (typeof coolingOffLengths)[number];

/** The lengths of a self-exclusion (LIMIT-002). */
export const exclusionLengths = ['month_6', 'month_9', 'month_12', 'month_36', 'month_60', 'forever'] as const;
export type ExclusionLength = (typeof exclusionLengths)[number];

const cycles = v.array(v.picklist(limitCycles));

/** What the player's licence and country offer and require in limits and breaks, as far as screens need it. */
export const limitPolicySchema = v.strictObject({
  cycles: v.strictObject({ deposit: cycles, loss: cycles, wager: cycles }),
  cooling_off: v.array(v.picklist(coolingOffLengths)),
  exclusions: v.array(v.picklist(exclusionLengths)),
  /** Hours before a raise or a removal may be confirmed (LIMIT-004). */
  raise_wait_hours: v.number(),
  /** The licence's cap on a player's deposits in a month, across all its operators; null without a cap. */
  deposit_cap: v.nullable(v.strictObject({ currency: v.string(), amount_cents: v.number() })),
  /** Whether an open game shows a button that starts a break of 24 hours. */
  has_panic_button: v.boolean(),
});
export type LimitPolicyResponse = v.InferOutput<typeof limitPolicySchema>;
