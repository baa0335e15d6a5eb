import type { CardFunding } from '#rules/cashbox/methods/payment-terms';

/** The sandbox's table of issuers: the funding of cards by their first digits. */
const byBin: Readonly<Record<string, NonNullable<CardFunding>>> = {
  '378282': 'credit',
  '424242': 'credit',
  '555555': 'credit',
  '400005': 'debit',
  '520082': 'debit',
};

/** How a card is funded, by its first digits; null if its issuer isn't in the table. */
export function fundingOf(bin: string | null): CardFunding {
  return bin === null ? null : (byBin[bin] ?? null);
}
