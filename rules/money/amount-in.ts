import { DEFAULT_CURRENCY } from '#rules/money/currencies';

/** The amount in the player's currency, else in euros, else the first; null if there aren't any. */
export function amountIn(amounts: Readonly<Record<string, number>>, currency: string): { currency: string; cents: number } | null {
  const found = [currency, DEFAULT_CURRENCY, ...Object.keys(amounts)].find((code) => amounts[code] !== undefined);
  return found === undefined ? null : { currency: found, cents: amounts[found]! };
}
