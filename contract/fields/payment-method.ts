import * as v from 'valibot';
import { currencyCodeSchema } from './payment';

const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The fields that a method may require. */
export const methodFieldNames = ['card_number', 'expiry', 'security_code', 'holder', 'iban', 'address', 'email'] as const;
export type MethodFieldName = (typeof methodFieldNames)[number];
/** A field of a method. `blocked_bins`, for a card number only: first digits of refused cards (FORM-011). */
export const methodFieldSchema = v.strictObject({
  name: v.picklist(methodFieldNames),
  required: v.boolean(),
  blocked_bins: v.optional(v.array(v.string())),
  /** For a card number only: the licence allows no credit cards. */
  is_debit_only: v.optional(v.boolean()),
});
export type MethodField = v.InferOutput<typeof methodFieldSchema>;

/** A saved method: a card by its brand and last four digits, or an account. */
export const savedProfileSchema = v.strictObject({
  id: v.string(),
  brand: v.string(),
  title: v.string(),
  /** MM/YY of a card. */
  expires: v.nullable(v.string()),
  /** Offered first; one at most. */
  is_default: v.boolean(),
  /** Why it can't pay in; null if it can. */
  problem: v.nullable(v.picklist(['card_expired', 'card_not_accepted', 'credit_card_not_allowed'])),
});
export type SavedProfile = v.InferOutput<typeof savedProfileSchema>;

/** A saved method together with its payment method. */
export const savedMethodSchema = v.strictObject({ ...savedProfileSchema.entries, method: v.string() });
export type SavedMethod = v.InferOutput<typeof savedMethodSchema>;

/** Limits of one payment in minor units; null is no maximum. */
export const amountRangeSchema = v.strictObject({ min_cents: cents, max_cents: v.nullable(cents) });
export type AmountRange = v.InferOutput<typeof amountRangeSchema>;

/** A percentage of the amount in hundredths of a percent, and a fixed part in minor units. */
export const feeSchema = v.strictObject({ basis_points: cents, fixed_cents: cents });
export type Fee = v.InferOutput<typeof feeSchema>;

/** A payment method (CASH-006). `fee` and `processingTime` (minutes, 0 is instant) are those of the requested action. */
export const paymentMethodSchema = v.strictObject({
  id: v.string(),
  brand: v.string(),
  provider: v.string(),
  type: v.picklist(['crypto', 'other']),
  currency: currencyCodeSchema,
  recallable: v.boolean(),
  savedProfiles: v.array(savedProfileSchema),
  processingTime: v.number(),
  fee: feeSchema,
  /** Null if the method doesn't support this. */
  deposit: v.nullable(amountRangeSchema),
  withdrawal: v.nullable(amountRangeSchema),
});
export type PaymentMethod = v.InferOutput<typeof paymentMethodSchema>;

/** A card at the provider: never its number. */
export const cardTokenSchema = v.strictObject({
  token: v.string(),
  brand: v.string(),
  last_four: v.string(),
});
export type CardToken = v.InferOutput<typeof cardTokenSchema>;
