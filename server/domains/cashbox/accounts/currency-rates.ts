import { writeAudit } from '#server/database/audit-store';
import type { Queries, Transaction } from '#server/database/connection';
import { changedRate, RateRefused } from '#rules/money/changed-rate';
import { readRates, lockRates, setRate } from './currency-rates-store';

/** Every currency of the ledger with its rate in euros for one unit, as an exact decimal, and when that was set. */
export function listRates(queries: Queries) {
  return readRates(queries);
}

export interface RateChange {
  /** The currency's code, then the euros for one unit as a decimal. */
  rates: ReadonlyMap<string, string>;
  /** The operator who decides. */
  by: string;
  /** Allows a change by more than a factor of two. */
  isFarAllowed: boolean;
}

/**
 * Sets exchange rates, all or none, and records each change in the audit log. Earlier amounts stay as they were. Throws RateRefused for an
 * unknown currency, the euro, a rate that isn't a positive decimal, or a change by more than a factor of two that isn't allowed. Returns
 * what changed.
 */
export async function setRates(
  transaction: Transaction,
  { rates, by, isFarAllowed }: RateChange,
): Promise<{ currency: string; from: string; to: string }[]> {
  const rows = await lockRates(transaction);
  const known = new Map(rows.map(({ currency, eur_rate }) => [currency, eur_rate]));
  const changes = [...rates].flatMap(([currency, wanted]) => {
    const from = known.get(currency);
    if (from === undefined) throw new RateRefused(`${currency}: unknown currency. Available: ${[...known.keys()].join(', ')}`);
    const to = changedRate(currency, from, wanted, isFarAllowed);
    return to === null ? [] : [{ currency, from, to }];
  });
  for (const { currency, from, to } of changes) {
    await setRate(transaction, to, currency);
    await writeAudit(transaction, { actor: by, kind: 'currency_rate_changed', details: { currency, from, to } });
  }
  return changes;
}
