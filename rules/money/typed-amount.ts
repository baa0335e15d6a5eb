import { currencyOf, knownCurrency } from './currencies';

/** Minor units in one display unit, and the decimals. */
function shownUnit(currency: string): { minor: number; digits: number } {
  const { subunits_to_unit, display } = knownCurrency(currency);
  const minor = subunits_to_unit / (display?.perUnit ?? 1);
  return { minor, digits: Math.round(Math.log10(minor)) };
}

/**
 * A typed amount in minor units; it's typed in the display unit of the currency (CASH-003). Point and comma are both decimal
 * separators. Null for an invalid amount, one with too many decimals or one too large to be exact.
 */
export function parseTypedAmount(text: string, currency: string): number | null {
  const { minor, digits } = shownUnit(currency);
  const match = /^(\d+)(?:[.,](\d*?)0*)?$/.exec(text.replace(/\s/g, ''));
  const fraction = match?.[2] ?? '';
  if (!match || fraction.length > digits) return null;
  const amount = BigInt(match[1]!) * BigInt(minor) + BigInt(fraction.padEnd(digits, '0'));
  return amount <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(amount) : null;
}

/** The text of an amount in minor units for an input field, without trailing zeros. */
export function typedAmount(amount: number, currency: string): string {
  const { minor, digits } = shownUnit(currency);
  const fraction = String(amount % minor)
    .padStart(digits, '0')
    .replace(/0+$/, '');
  return `${Math.floor(amount / minor)}${fraction && `.${fraction}`}`;
}

/** The display unit of a currency, such as `EUR` or `µBTC`. */
export function unitName(currency: string): string {
  return `${currencyOf(currency)?.display?.prefix ?? ''}${currency}`;
}
