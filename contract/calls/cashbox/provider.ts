import * as v from 'valibot';
import { defineCall } from '../../call';
import { cardExpirySchema, cardNumberSchema } from '../../fields/card';
import { holderSchema } from '../../fields/names';
import { currencyCodeSchema, paymentCentsSchema, paymentIdSchema, paymentReasons } from '../../fields/payment';
import { cardTokenSchema } from '../../fields/payment-method';

/** The provider's API: the payments script sends it a card and gets a token. Nothing else ever receives the number. */
export const tokenizeCard = defineCall({
  id: 'cashbox.provider-card',
  method: 'POST',
  path: '/provider/payments/cards',
  who: 'guest',
  touches: 'security',
  offline: 'online-only',
  repeat: 'natural',
  summary: 'The payment provider turns a card into a token. Only the last four digits of the number are stored.',
  body: v.strictObject({
    number: cardNumberSchema,
    expiry: cardExpirySchema,
    security_code: v.pipe(v.string(), v.nonEmpty(), v.regex(/^\d{3,4}$/, 'fields.invalid')),
    holder: holderSchema,
  }),
  response: cardTokenSchema,
  refusals: [],
  example: { body: { number: '4242 4242 4242 4242', expiry: '12/39', security_code: '123', holder: 'Rena Richter' } },
});

/** A webhook about a payment, at any time, once or repeatedly. `signature` is an HMAC-SHA256 in hex. */
export const callbackSchema = v.strictObject({
  event: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  payment: paymentIdSchema,
  state: v.picklist(['processing', 'succeeded', 'declined', 'canceled']),
  amount_cents: paymentCentsSchema,
  currency: currencyCodeSchema,
  reason: v.nullable(v.picklist(paymentReasons)),
  at: v.pipe(v.string(), v.isoTimestamp()),
  signature: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
});
export type ProviderCallback = v.InferOutput<typeof callbackSchema>;

export const receiveCallback = defineCall({
  id: 'cashbox.provider-callback',
  method: 'POST',
  path: '/provider/payments/callback',
  who: 'provider',
  touches: 'money',
  offline: 'online-only',
  repeat: 'natural',
  summary: 'The provider reports how a payment went. Duplicate, late, reordered or contradictory reports credit it once.',
  body: callbackSchema,
  response: v.strictObject({ taken: v.boolean() }),
  refusals: ['forbidden', 'payment_not_found', 'money_stopped'],
  example: {
    body: {
      event: 'example',
      payment: '5eed0000-0000-4000-8000-000000000001',
      state: 'succeeded',
      amount_cents: 5000,
      currency: 'EUR',
      reason: null,
      at: '2026-01-01T00:00:00.000Z',
      signature: '0'.repeat(64),
    },
  },
});
