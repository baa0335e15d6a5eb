import type { Queries } from '#server/database/connection';

export interface CurrencyRate {
  /** Minor units in one unit. */
  subunits: number;
  /** Euros for one unit; for chances and for comparing, never for moving money. */
  eurRate: number;
}
export type Currencies = ReadonlyMap<string, CurrencyRate>;

const FRESH_MS = 5 * 60_000;

/** The ledger's currencies, read every five minutes. */
export class KnownCurrencies {
  private known: Promise<Currencies> | null = null;
  private readAt = 0;

  constructor(private readonly queries: Queries) {}

  /** `now` in epoch milliseconds. */
  at(now: number): Promise<Currencies> {
    if (!this.known || now - this.readAt >= FRESH_MS) {
      this.readAt = now;
      this.known = this.read();
      this.known.catch(() => (this.known = null));
    }
    return this.known;
  }

  private async read(): Promise<Currencies> {
    const rows = await this.queries.selectFrom('currency_rates').select(['currency', 'subunits', 'eur_rate']).execute();
    return new Map(rows.map(({ currency, subunits, eur_rate }) => [currency, { subunits, eurRate: Number(eur_rate) }]));
  }
}

/** An amount of minor units in euro cents, rounded down. */
export function eurCentsOf(amount: number, { subunits, eurRate }: CurrencyRate): number {
  return Math.floor((amount * eurRate * 100) / subunits);
}
