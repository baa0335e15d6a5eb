import * as v from 'valibot';
import { defineCall } from '../../call';
import { countrySchema } from '../../fields/country';
import { currencyCodeSchema, paymentCentsSchema, paymentProgressSchema } from '../../fields/payment';
import { paymentRequestSchema } from './deposits';

/** A withdrawal to create. It ends a deposit bonus that is still being wagered, so it needs the player's consent. */
export const withdrawalRequestSchema = v.strictObject({ ...paymentRequestSchema.entries, forfeits_bonus: v.optional(v.boolean()) });
export type WithdrawalRequest = v.InferOutput<typeof withdrawalRequestSchema>;

export const createWithdrawal = defineCall({
  id: 'cashbox.withdraw',
  method: 'POST',
  path: '/api/cashbox/withdrawals',
  who: 'player',
  touches: 'money',
  offline: 'online-only',
  repeat: 'same-response',
  summary: 'Requests a withdrawal of real money, which is taken from the balance immediately and held until it is paid out.',
  proves: ['CASH-017', 'GIFT-009'],
  body: withdrawalRequestSchema,
  response: paymentProgressSchema,
  refusals: [
    'method_not_found',
    'currency_not_supported',
    'amount_out_of_range',
    'not_enough_money',
    'bonus_would_be_lost',
    'email_unconfirmed',
    'round_open',
    'profile_incomplete',
    'verification_required',
    'instrument_not_proven',
    'payout_source_first',
    'account_locked',
    'money_stopped',
  ],
  example: {
    body: {
      method: 'card',
      amount_cents: 3000,
      currency: 'EUR',
      fields: { profile: 'seeded-card' },
      forfeits_bonus: true,
    },
  },
});

/** A card or wallet that withdrawals go to before they go anywhere else. */
export const payoutSourceSchema = v.strictObject({
  method: v.string(),
  brand: v.string(),
  /** How a person recognises it: a card's last digits, a masked email address. */
  title: v.nullable(v.string()),
  /** What has been deposited by it and not yet withdrawn to it, in minor units. */
  rest_cents: paymentCentsSchema,
  /** The ids of the saved profiles that are this card. */
  profiles: v.array(v.string()),
});
export type OpenPayoutSource = v.InferOutput<typeof payoutSourceSchema>;

const payoutOrderSchema = v.strictObject({
  /** Where withdrawals have to go now, the largest remainder first; empty if they may go anywhere. */
  first: v.array(payoutSourceSchema),
  /** Methods that only pay out to what was deposited with, and that nothing was deposited by. */
  unproven: v.array(v.string()),
});
export type PayoutOrder = v.InferOutput<typeof payoutOrderSchema>;

export const getPayoutOrder = defineCall({
  id: 'cashbox.payout-order',
  method: 'GET',
  path: '/api/cashbox/payout_order',
  who: 'player',
  privacy: 'private',
  offline: 'online-only',
  summary: 'Which cards and wallets a withdrawal in a currency has to go back to first, and which methods can’t be used yet.',
  query: v.strictObject({ currency: currencyCodeSchema }),
  response: payoutOrderSchema,
  refusals: ['currency_not_supported'],
  example: { query: { currency: 'EUR' } },
});

const cardPart = v.pipe(v.string(), v.regex(/^\d{4,8}$/, 'fields.invalid'));

/** The parts of a card for the fraud check; the expiry is split (CASH-013). */
export const cardPartsSchema = v.strictObject({
  /** Null for a saved card, whose first digits aren't known to the app. */
  bin: v.nullable(cardPart),
  last_four: cardPart,
  expiry_month: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  expiry_year: v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2099)),
});
export type CardParts = v.InferOutput<typeof cardPartsSchema>;

const name = v.pipe(v.string(), v.maxLength(120));

export const checkTransaction = defineCall({
  id: 'cashbox.check-transaction',
  method: 'POST',
  path: '/api/users/transaction',
  who: 'player',
  touches: 'money',
  offline: 'online-only',
  repeat: 'natural',
  summary: 'The fraud check before a payment. The server decides by the player status that it knows itself, not by the one that is sent.',
  proves: ['API-061', 'CASH-013'],
  body: v.strictObject({
    type: v.picklist(['transaction', 'payout']),
    country: v.nullable(countrySchema),
    first_name: name,
    last_name: name,
    email: v.pipe(v.string(), v.email('fields.email'), v.maxLength(254)),
    device_fingerprint: v.pipe(v.string(), v.maxLength(200)),
    card: v.nullable(cardPartsSchema),
    amount_cents: paymentCentsSchema,
    currency: currencyCodeSchema,
    payment_system: v.pipe(v.string(), v.regex(/^[a-z0-9_]{1,40}$/, 'fields.invalid')),
    custom_player_status: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99_999))),
  }),
  response: v.strictObject({ allowed: v.boolean(), custom_player_status: v.nullable(v.number()) }),
  refusals: [],
  example: {
    body: {
      type: 'transaction',
      country: 'DE',
      first_name: 'Demo',
      last_name: 'Player',
      email: 'regular@example.com',
      device_fingerprint: 'example',
      card: { bin: '424242', last_four: '4242', expiry_month: 12, expiry_year: 2030 },
      amount_cents: 5000,
      currency: 'EUR',
      payment_system: 'card',
      custom_player_status: 257,
    },
  },
});
