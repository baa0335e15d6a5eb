import type { Rates } from '#rules/money/money';
import type { Queries } from '#server/database/connection';
import { readCurrencyRates } from './currencies-store';

const FRESH_MS = 5 * 60_000;

/** The ledger's currencies, read every five minutes. */
export class KnownCurrencies {
  private known: Promise<Rates> | null = null;
  private readAt = 0;

  constructor(private readonly queries: Queries) {}

  /** `now` in epoch milliseconds. */
  at(now: number): Promise<Rates> {
    if (!this.known || now - this.readAt >= FRESH_MS) {
      this.readAt = now;
      this.known = this.read();
      this.known.catch(() => (this.known = null));
    }
    return this.known;
  }

  private async read(): Promise<Rates> {
    const rows = await readCurrencyRates(this.queries);
    return new Map(rows.map(({ currency, subunits, eur_rate }) => [currency, { subunits, eurRate: eur_rate }]));
  }
}
