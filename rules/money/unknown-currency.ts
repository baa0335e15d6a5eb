/** An amount in a currency with unknown minor units or rate. `code` is the contract's refusal. */
export class UnknownCurrency extends Error {
  readonly code = 'currency_not_supported';

  constructor(currency: string) {
    super(`There is no currency ${currency}`);
  }
}
