/** Currencies of chains rather than of countries. */
const cryptoCurrencies: ReadonlySet<string> = new Set([
  'BTC', 'BCH', 'ETH', 'LTC', 'DOG', 'USDT', 'USDC', 'BNB', 'ADA', 'TRX',
]);

/** Whether a currency is a crypto one. */
export function isCrypto(currency: string): boolean {
  return cryptoCurrencies.has(currency);
}
