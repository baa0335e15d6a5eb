import { currencyOf } from './currencies';

/** Whether a currency is one of chains rather than of countries. */
export function isCrypto(currency: string): boolean {
  return currencyOf(currency)?.fiat === false;
}
