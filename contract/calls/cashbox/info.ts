import * as v from 'valibot';
import { defineCall } from '../../call';

/** A currency (CASH-002). `subunits_to_unit` minor units make one. */
export const currencySchema = v.strictObject({ code: v.string(), fiat: v.boolean(), subunits_to_unit: v.number() });

export const getCurrencies = defineCall({
  id: 'cashbox.currencies',
  method: 'GET',
  path: '/api/info/currencies',
  who: 'guest',
  privacy: 'public',
  offline: 'last-known',
  summary: 'The currencies in which accounts can be opened.',
  proves: ['API-053', 'CASH-002'],
  response: v.strictObject({ data: v.array(currencySchema) }),
  refusals: [],
  example: {},
});

export const getCryptoExchangeRates = defineCall({
  id: 'cashbox.crypto-exchange-rates',
  method: 'GET',
  path: '/api/info/crypto_exchange_rates',
  who: 'guest',
  privacy: 'public',
  offline: 'last-known',
  summary: 'What one unit of each crypto currency is worth in each fiat currency; for display only.',
  proves: ['API-053', 'CASH-019'],
  response: v.strictObject({
    data: v.array(v.strictObject({ currency: v.string(), rates: v.record(v.string(), v.number()) })),
    changed_at: v.string(),
  }),
  refusals: [],
  example: {},
});
