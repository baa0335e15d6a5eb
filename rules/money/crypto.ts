import { currencyOf } from './currencies';

/** Whether a currency is one of a chain rather than of countries; an unknown one is not. */
export function isCrypto(currency: string): boolean {
  return currencyOf(currency)?.fiat === false;
}
