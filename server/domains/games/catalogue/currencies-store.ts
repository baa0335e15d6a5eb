import type { Queries } from '#server/database/connection';

/** Every currency of the ledger with its minor units and its rate. */
export function readCurrencyRates(queries: Queries) {
  return queries.selectFrom('currency_rates').select(['currency', 'subunits', 'eur_rate']).execute();
}
