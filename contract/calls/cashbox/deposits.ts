import * as v from 'valibot';
import { defineCall } from '../../call';
import { emailSchema } from '../../fields/email';
import { holderSchema } from '../../fields/names';
import { currencyCodeSchema, paymentCentsSchema, paymentIdSchema, paymentProgressSchema } from '../../fields/payment';
import { examplePayments } from './history';

const params = v.strictObject({ id: paymentIdSchema });
const line = v.pipe(v.string(), v.nonEmpty(), v.maxLength(120), v.regex(/^[^\p{Cc}<>]+$/u, 'fields.wrong_characters'));

/** The filled-in fields of a method. A card is its token at the provider or a saved profile; its number is never sent here. */
export const paymentFieldsSchema = v.strictObject({
  token: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{16,1024}$/, 'fields.invalid'))),
  profile: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'fields.invalid'))),
  /** Whether to save the method for next time. */
  save: v.optional(v.boolean()),
  iban: v.optional(line),
  address: v.optional(line),
  email: v.optional(emailSchema),
  holder: v.optional(holderSchema),
});
export type PaymentFields = v.InferOutput<typeof paymentFieldsSchema>;

/** A deposit or withdrawal to create. `amount_cents` are minor units of `currency`. */
export const paymentRequestSchema = v.strictObject({
  method: v.pipe(v.string(), v.regex(/^[a-z0-9_]{1,40}$/, 'fields.invalid')),
  amount_cents: paymentCentsSchema,
  currency: currencyCodeSchema,
  fields: paymentFieldsSchema,
});
export type PaymentRequest = v.InferOutput<typeof paymentRequestSchema>;

const money = {
  who: 'player',
  touches: 'money',
  offline: 'online-only',
  repeat: 'same-response',
  response: paymentProgressSchema,
} as const;

export const createDeposit = defineCall({
  ...money,
  id: 'cashbox.deposit',
  method: 'POST',
  path: '/api/cashbox/deposits',
  summary: 'Starts a deposit; the response says what comes next. A declined card is a state, not a refusal.',
  body: paymentRequestSchema,
  refusals: [
    'verification_required',
    'terms_required',
    'register_unavailable',
    'card_not_accepted',
    'card_not_yours',
    'credit_card_not_allowed',
    'card_expired',
    'method_not_found',
    'currency_not_supported',
    'amount_out_of_range',
    'profile_incomplete',
    'limit_choice_required',
    'limit_reached',
    'player_excluded',
    'restricted_region',
    'account_locked',
    'money_stopped',
  ],
  example: { body: { method: 'card', amount_cents: 5000, currency: 'EUR', fields: { profile: 'seeded-card' } } },
});

export const answerChallenge = defineCall({
  ...money,
  id: 'cashbox.challenge',
  method: 'POST',
  path: '/api/cashbox/deposits/{id}/challenge',
  summary: '3-D Secure: submits the bank’s code. A wrong code uses up an attempt; after the last one the deposit is declined.',
  proves: ['CASH-018'],
  params,
  body: v.strictObject({ code: v.pipe(v.string(), v.nonEmpty(), v.regex(/^\d{4,8}$/, 'fields.invalid')) }),
  refusals: ['payment_not_found', 'account_locked', 'money_stopped'],
  example: { params: { id: examplePayments.challenged }, body: { code: '1234' } },
});

export const cancelDeposit = defineCall({
  ...money,
  id: 'cashbox.cancel',
  method: 'POST',
  path: '/api/cashbox/deposits/{id}/cancel',
  summary: 'Abandons a deposit that is waiting for the player. If it was paid meanwhile, it is credited anyway.',
  params,
  refusals: ['payment_not_found'],
  example: { params: { id: examplePayments.cancellable } },
});

export const confirmCryptoInSandbox = defineCall({
  ...money,
  id: 'cashbox.sandbox-confirm',
  method: 'POST',
  path: '/api/cashbox/deposits/{id}/sandbox-confirm',
  summary: 'Sandbox only: the network confirms a crypto deposit now instead of in a minute.',
  params,
  refusals: ['payment_not_found', 'money_stopped'],
  example: { params: { id: examplePayments.awaitingCrypto } },
});
