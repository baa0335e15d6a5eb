import * as v from 'valibot';
import { defineCall } from '../../call';
import { currencyCodeSchema, paymentActionSchema } from '../../fields/payment';
import { methodFieldSchema, paymentMethodSchema } from '../../fields/payment-method';

export const getMethods = defineCall({
  id: 'cashbox.methods',
  method: 'GET',
  path: '/api/cashbox/methods',
  who: 'player',
  privacy: 'private',
  offline: 'online-only',
  summary: 'The payment methods for a currency and the fields of each; read by the payments script.',
  proves: ['CASH-006', 'CASH-007', 'CASH-011'],
  query: v.strictObject({ currency: currencyCodeSchema, action: paymentActionSchema }),
  response: v.strictObject({
    methods: v.array(paymentMethodSchema),
    /** By the method's id. */
    fields: v.record(v.string(), v.array(methodFieldSchema)),
    /** Whether the provider is a sandbox: no real money moves. */
    sandbox: v.boolean(),
  }),
  refusals: ['currency_not_supported'],
  example: { query: { currency: 'EUR', action: 'deposit' } },
});
