import * as v from 'valibot';

/** Money comes in by a deposit and leaves by a cashout (CASH-008). */
export const paymentActions = ['deposit', 'cashout'] as const;
export type PaymentAction = (typeof paymentActions)[number];
export const paymentActionSchema = v.picklist(paymentActions);

/** States of a payment (CASH-008): a deposit ends as `succeeded`, a paid cashout as `success`. */
export const paymentStates = [
  'canceled',
  'declined',
  'rejected',
  'recalled',
  'succeeded',
  'pending',
  'processing',
  'reserved',
  'success',
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** Why a payment failed. */
export const paymentReasons = [
  'declined',
  'insufficient_funds',
  'expired_card',
  'wrong_security_code',
  'wrong_code',
  'test_cards_only',
  'risk',
  'canceled_by_player',
  'timed_out',
  'limit_reached',
  'player_excluded',
  'payout_failed',
  'sent_again',
] as const;
export type PaymentReason = (typeof paymentReasons)[number];

/** The entries of a timeline: the states, and the moments between them. */
export const paymentSteps = [
  'created',
  'challenge',
  'challenge_failed',
  'challenge_passed',
  'redirected',
  'address_shown',
  ...paymentStates,
] as const;
export type PaymentStep = (typeof paymentSteps)[number];

export const currencyCodeSchema = v.pipe(v.string(), v.regex(/^[A-Z]{3,5}$/, 'fields.invalid'));
const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
export const paymentCentsSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
export const paymentIdSchema = v.pipe(v.string(), v.uuid('fields.invalid'));

/** One entry of the history (CASH-008). `detail` is what a person recognises: `•••• 4242`, the end of an address. */
export const paymentSchema = v.strictObject({
  id: v.string(),
  action: paymentActionSchema,
  state: v.picklist(paymentStates),
  method: v.string(),
  brand: v.string(),
  detail: v.nullable(v.string()),
  amount_cents: cents,
  fee_cents: cents,
  currency: v.string(),
  recallable: v.boolean(),
  /** What a deposit waits for: the bank's code, the provider's page, crypto on its way; null for none. */
  waits_for: v.nullable(v.picklist(['challenge', 'redirect', 'address'])),
  reason: v.nullable(v.picklist(paymentReasons)),
  /** Why a withdrawal is reviewed before its payout; omitted while it isn't. */
  review: v.optional(v.picklist(['large_amount', 'security'])),
  /** A payout that the player didn't request: it returns a deposit that arrived during a break or beyond a limit. Omitted otherwise. */
  is_return: v.optional(v.literal(true)),
  created_at: v.string(),
  finished_at: v.nullable(v.string()),
});
export type Payment = v.InferOutput<typeof paymentSchema>;

/** What a deposit needs next. */
export const nextStepSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('done') }),
  v.strictObject({ kind: v.literal('wait') }),
  /** 3-D Secure: a code from the card's bank. */
  v.strictObject({ kind: v.literal('challenge'), attempts_left: v.number(), is_wrong: v.boolean() }),
  /** The provider's own page. */
  v.strictObject({ kind: v.literal('redirect'), url: v.string() }),
  /** Where to send crypto; `uri` is the content of the QR code. */
  v.strictObject({ kind: v.literal('address'), address: v.string(), uri: v.string() }),
]);
export type NextStep = v.InferOutput<typeof nextStepSchema>;

/** A payment with its timeline and the next step. */
export const paymentProgressSchema = v.strictObject({
  payment: paymentSchema,
  next: nextStepSchema,
  timeline: v.array(v.strictObject({ step: v.picklist(paymentSteps), at: v.string() })),
});
export type PaymentProgress = v.InferOutput<typeof paymentProgressSchema>;
