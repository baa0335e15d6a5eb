import { UnknownCurrency } from './unknown-currency';

/** A known currency (CASH-002). */
export interface Currency {
  code: string;
  fiat: boolean;
  /** Minor units in one unit; ETH is stored in gwei. */
  subunits_to_unit: number;
  /** Whether players may open accounts in it. */
  enabled: boolean;
  /** The display unit, if it isn't the whole unit (CASH-003): how many of them make one unit. */
  display: { prefix: 'm' | 'µ'; perUnit: number } | null;
}

const fiat = (code: string, enabled: boolean, subunits = 100): Currency => ({
  code,
  fiat: true,
  subunits_to_unit: subunits,
  enabled,
  display: null,
});

const crypto = (code: string, subunits: number, enabled: boolean, display: Currency['display'] = null): Currency => ({
  code,
  fiat: false,
  subunits_to_unit: subunits,
  enabled,
  display,
});

/** The default currency of players. */
export const DEFAULT_CURRENCY = 'EUR';

/** Every known currency; those on by default first (CASH-002). */
export const currencies: readonly Currency[] = [
  fiat('EUR', true),
  fiat('AUD', true),
  fiat('CAD', true),
  fiat('NZD', true),
  fiat('USD', true),
  fiat('JPY', true, 1),
  fiat('NOK', true),
  fiat('BRL', true),
  crypto('BTC', 100_000_000, true, { prefix: 'µ', perUnit: 1_000_000 }),
  crypto('ETH', 1_000_000_000, true, { prefix: 'm', perUnit: 1_000 }),
  crypto('BCH', 100_000_000, true),
  crypto('LTC', 100_000_000, true, { prefix: 'm', perUnit: 1_000 }),
  crypto('DOG', 100_000_000, true),
  crypto('USDT', 100, true),
  fiat('GBP', false),
  fiat('PLN', false),
  fiat('INR', false),
  fiat('KZT', false),
  crypto('USDC', 100, false),
  crypto('BNB', 100_000_000, false),
  crypto('ADA', 1_000_000, false),
  crypto('TRX', 1_000_000, false),
];

const byCode: ReadonlyMap<string, Currency> = new Map(currencies.map((currency) => [currency.code, currency]));

/** A currency by its code; undefined when it is not known. */
export function currencyOf(code: string): Currency | undefined {
  return byCode.get(code);
}

/** A currency by its code. Throws UnknownCurrency. */
export function knownCurrency(code: string): Currency {
  const known = byCode.get(code);
  if (!known) throw new UnknownCurrency(code);
  return known;
}

/** Minor units in one unit of a currency. Throws UnknownCurrency. */
export function subunitsOf(code: string): number {
  return knownCurrency(code).subunits_to_unit;
}
