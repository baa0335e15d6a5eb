import * as v from 'valibot';
import { defineCall } from '../../call';
import { currencyCodeSchema } from '../../fields/payment';

const cents = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A balance account (CASH-001). The bonus balance is the total minus the withdrawable balance. */
export const accountSchema = v.strictObject({
  currency: v.string(),
  active: v.boolean(),
  amount_cents: cents,
  available_to_cashout_cents: cents,
});
export type Account = v.InferOutput<typeof accountSchema>;

const accounts = v.strictObject({ data: v.array(accountSchema) });

export const getAccounts = defineCall({
  id: 'cashbox.accounts',
  method: 'GET',
  path: '/api/player/accounts',
  who: 'player',
  privacy: 'private',
  offline: 'last-known',
  summary: 'The balance accounts of the player, one per currency; one of them is active.',
  proves: ['API-007', 'CASH-001'],
  query: v.strictObject({ compatibility: v.optional(v.picklist(['true', 'false'])) }),
  response: accounts,
  refusals: [],
  example: {},
});

export const openAccount = defineCall({
  id: 'cashbox.open-account',
  method: 'POST',
  path: '/api/player/accounts',
  who: 'player',
  touches: 'money',
  offline: 'online-only',
  repeat: 'same-response',
  summary: 'Opens an account in a currency unless there is one, and switches to it.',
  proves: ['API-008', 'CASH-004'],
  body: v.strictObject({ currency: currencyCodeSchema }),
  response: accounts,
  refusals: ['currency_not_supported'],
  example: { body: { currency: 'BTC' } },
});
