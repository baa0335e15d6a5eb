import { currencyOf } from './currencies';

declare const minorUnits: unique symbol;

/** A whole number of minor units that is exact: cents, gwei, satoshi. Made by `money` only. */
export type MinorUnits = number & { readonly [minorUnits]: true };

/** An amount of one currency. Amounts of different currencies never meet without `convert`. */
export interface Money {
  readonly amount: MinorUnits;
  readonly currency: string;
}

/** Minor units of a known currency as money. Throws RangeError for anything else. */
export function money(amount: number, currency: string): Money {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is no exact number of minor units`);
  if (!currencyOf(currency)) throw new RangeError(`There is no currency ${currency}`);
  return { amount: amount as MinorUnits, currency };
}

/** A price as a decimal, such as "80000" or "0.0056": units of a common measure for one unit of the currency. */
export type Rate = string;

/** Rates by currency, all against the same measure. */
export type Rates = Readonly<Record<string, Rate>>;

/**
 * The amount in another currency. The one place where a conversion rounds: towards zero, so that no way through other
 * currencies comes back with more. Throws RangeError for an unknown currency or rate.
 */
export function convert(from: Money, currency: string, rates: Rates): Money {
  const [given, wanted] = [rateOf(rates, from.currency), rateOf(rates, currency)];
  const worth = BigInt(from.amount) * given.numerator * wanted.denominator * subunitsOf(currency);
  const price = given.denominator * wanted.numerator * subunitsOf(from.currency);
  return money(Number(worth / price), currency);
}

function subunitsOf(currency: string): bigint {
  return BigInt(currencyOf(currency)?.subunits_to_unit ?? 0);
}

function rateOf(rates: Rates, currency: string): { numerator: bigint; denominator: bigint } {
  const [whole = '', fraction = ''] = /^\d+(\.\d+)?$/.test(rates[currency] ?? '') ? rates[currency]!.split('.') : [];
  const numerator = BigInt(whole + fraction);
  if (numerator === 0n) throw new RangeError(`There is no rate for ${currency}`);
  return { numerator, denominator: 10n ** BigInt(fraction.length) };
}
