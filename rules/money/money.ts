import { UnknownCurrency } from './unknown-currency';

/** A currency for conversion: minor units in one unit, and euros for one unit as an exact decimal. */
export interface CurrencyRate {
  subunits: number;
  /** As the ledger stores it, such as "80000" or "0.0056". */
  eurRate: string;
}

export type Rates = ReadonlyMap<string, CurrencyRate>;

/** How an inexact result is rounded: down when we give money, up when limits are compared. */
export type Rounding = 'down' | 'up';

/**
 * Converts an amount of minor units to another currency: the only conversion in TypeScript, exact to the last minor unit and
 * equal to the SQL function `convert_money`. Throws UnknownCurrency for a currency without a rate and RangeError for an
 * amount or a result that isn't a safe integer.
 */
export function convert(amount: number, from: string, to: string, rates: Rates, rounding: Rounding = 'down'): number {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is no exact number of minor units`);
  const [given, wanted] = [rateOf(rates, from), rateOf(rates, to)];
  const worth = BigInt(amount) * given.numerator * wanted.denominator * wanted.subunits;
  const price = given.denominator * wanted.numerator * given.subunits;
  const whole = worth / price;
  const isInexact = worth % price !== 0n;
  // BigInt division truncates towards zero.
  const step = isInexact && (rounding === 'up') === worth > 0n ? (worth > 0n ? 1n : -1n) : 0n;
  const result = Number(whole + step);
  if (!Number.isSafeInteger(result)) throw new RangeError(`${amount} ${from} is too much for an exact amount of ${to}`);
  return result;
}

/** The rate of a currency. Throws UnknownCurrency if there isn't one. */
export function knownRate(rates: Rates, currency: string): CurrencyRate {
  const rate = rates.get(currency);
  if (!rate) throw new UnknownCurrency(currency);
  return rate;
}

function rateOf(rates: Rates, currency: string): { numerator: bigint; denominator: bigint; subunits: bigint } {
  const { subunits, eurRate } = knownRate(rates, currency);
  const [whole = '', fraction = ''] = /^\d+(\.\d+)?$/.test(eurRate) ? eurRate.split('.') : [];
  const numerator = BigInt(whole + fraction);
  if (numerator === 0n) throw new UnknownCurrency(currency);
  return { numerator, denominator: 10n ** BigInt(fraction.length), subunits: BigInt(subunits) };
}
