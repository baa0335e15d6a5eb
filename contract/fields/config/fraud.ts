import * as v from 'valibot';

const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1000));

/** The action of a matched rule. `review`: operators review a payout before it's sent; a deposit is only flagged. */
const outcomeSchema = v.picklist(['refuse', 'review']);
export type FraudOutcome = v.InferOutput<typeof outcomeSchema>;

/** The rules of the fraud check (CASH-013); null switches a rule off. */
export const fraudRulesSchema = v.strictObject({
  /** A card used by at least `other_accounts` others within the last `days`. */
  shared_card: v.nullable(
    v.strictObject({ other_accounts: countSchema, days: v.pipe(countSchema, v.maxValue(730)), outcome: outcomeSchema }),
  ),
  /** More payments of the player declined or rejected within the last hours than this. */
  declined_payments: v.nullable(
    v.strictObject({ more_than: countSchema, hours: v.pipe(countSchema, v.maxValue(168)), outcome: outcomeSchema }),
  ),
  /** A device that a player of the multi-account group was signed in on. */
  multi_account_device: v.nullable(v.strictObject({ outcome: outcomeSchema })),
});
export type FraudRules = v.InferOutput<typeof fraudRulesSchema>;
