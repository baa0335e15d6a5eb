import type { Queries, Transaction } from '#server/database/connection';

/** Every currency's rate and when it changed. */
export function readRates(queries: Queries) {
  return queries.selectFrom('currency_rates').select(['currency', 'eur_rate', 'changed_at']).orderBy('currency').execute();
}

/** Every currency's rate, locked. */
export function lockRates(transaction: Transaction) {
  return transaction.selectFrom('currency_rates').select(['currency', 'eur_rate']).orderBy('currency').forUpdate().execute();
}

/** Sets the rate of a currency. */
export function setRate(transaction: Transaction, to: string, currency: string) {
  return transaction.updateTable('currency_rates').set({ eur_rate: to, changed_at: new Date() }).where('currency', '=', currency).execute();
}

/** Every currency's rate, in no order. */
export function readRatesOnly(queries: Queries) {
  return queries.selectFrom('currency_rates').select(['currency', 'eur_rate', 'changed_at']).execute();
}
