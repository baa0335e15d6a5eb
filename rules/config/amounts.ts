import { DEFAULT_CURRENCY } from '#rules/money/currencies';

/** Of amounts by currency the player's, else the euros, else the first; null where there are none. */
export function amountIn(amounts: Readonly<Record<string, number>>, currency: string): { currency: string; cents: number } | null {
  const found = [currency, DEFAULT_CURRENCY, ...Object.keys(amounts)].find((code) => amounts[code] !== undefined);
  return found === undefined ? null : { currency: found, cents: amounts[found]! };
}
