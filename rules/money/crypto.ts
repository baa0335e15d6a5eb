import { currencyOf } from './currencies';

/** Whether a currency is crypto rather than fiat. */
export function isCrypto(currency: string): boolean {
  return currencyOf(currency)?.fiat === false;
}
