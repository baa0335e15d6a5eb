import { currencyOf, knownCurrency } from './currencies';

/** Minor units in one display unit, and the decimals. */
function shownUnit(currency: string): { minor: number; digits: number } {
  const { subunits_to_unit, display } = knownCurrency(currency);
  const minor = subunits_to_unit / (display?.perUnit ?? 1);
  return { minor, digits: Math.round(Math.log10(minor)) };
}

/** Thousands in groups of three, with either separator, and decimals after the other one. */
const grouped = /^(?:([1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d*))?|([1-9]\d{0,2}(?:\.\d{3})+)(?:,(\d*))?)$/;
const plain = /^(\d+)(?:[.,](\d*))?$/;

/** The digits before and after the decimal separator; null if the text isn't an amount, or could be two. */
function partsOf(text: string, digits: number): { whole: string; fraction: string } | null {
  const groups = grouped.exec(text);
  const [, byComma, afterPoint, byPoint, afterComma] = groups ?? [];
  const separators = text.match(/[.,]/g)?.length ?? 0;
  // With three decimals or more, 1.250 is a decimal number, and 1,250 may be either.
  if (groups && separators === 1 && digits >= 3 && byComma) return null;
  if (groups && (separators > 1 || digits < 3)) {
    return { whole: (byComma ?? byPoint)!.replace(/[.,]/g, ''), fraction: afterPoint ?? afterComma ?? '' };
  }
  const [, whole, fraction = ''] = plain.exec(text) ?? [];
  return whole === undefined ? null : { whole, fraction };
}

/** The character that separates decimals in the shown language. */
export type DecimalSign = '.' | ',';

/** One group of three digits after the decimal sign: thousands to some, a slip of the finger or a very small amount to others. */
const oneGroup: Record<DecimalSign, RegExp> = { '.': /^[1-9]\d{0,2}\.\d{3}$/, ',': /^[1-9]\d{0,2},\d{3}$/ };

const withoutSpaces = (text: string) => text.replace(/[\s'’]/g, '');

/**
 * The thousands that an ambiguous text may mean, in minor units: 20.000 where the point separates decimals. Null for any other text, and
 * for currencies with a third decimal, where 20.000 is a decimal number.
 */
export function unclearThousands(text: string, currency: string, sign: DecimalSign): number | null {
  const isUnclear = shownUnit(currency).digits < 3 && oneGroup[sign].test(withoutSpaces(text));
  return isUnclear ? parseTypedAmount(text, currency, sign === '.' ? ',' : '.') : null;
}

/**
 * A typed amount in minor units; it's typed in the display unit of the currency (CASH-003). Point and comma both separate decimals, or
 * groups of three digits: 1,000 is a thousand euros, because euros have no third decimal, unless the comma is the decimal `sign` of the
 * language. Null for an invalid or ambiguous amount, one with too many decimals or one too large to be exact.
 */
export function parseTypedAmount(text: string, currency: string, sign: DecimalSign): number | null {
  const { minor, digits } = shownUnit(currency);
  if (digits < 3 && oneGroup[sign].test(withoutSpaces(text))) return null;
  const parts = partsOf(withoutSpaces(text), digits);
  const fraction = parts?.fraction.replace(/0+$/, '') ?? '';
  if (!parts || fraction.length > digits) return null;
  const amount = BigInt(parts.whole) * BigInt(minor) + BigInt(fraction.padEnd(digits, '0'));
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
