import type { VerificationItem } from '#contract/fields/verification';

/** A threshold for total withdrawals: in euro cents, and as round amounts in other currencies, in minor units. */
interface Threshold {
  from: 'threshold';
  euroCents: number;
  byCurrency: Readonly<Record<string, number>>;
}

/** When a licence requires an item. */
export type Need = { from: 'play' } | { from: 'withdrawal' } | Threshold | { from: 'never' };

/** The threshold in a player's currency; in euros if the currency has no amount of its own. */
export function thresholdFor({ euroCents, byCurrency }: Threshold, currency: string): { amountCents: number; currency: string } {
  const amountCents = byCurrency[currency];
  return amountCents === undefined ? { amountCents: euroCents, currency: 'EUR' } : { amountCents, currency };
}

/** A threshold of `units` euros, and about as much in other currencies. */
function threshold(units: number): Threshold {
  const cents = units * 100;
  return {
    from: 'threshold',
    euroCents: cents,
    byCurrency: { AUD: cents * 1.5, CAD: cents * 1.5, NZD: cents * 1.5, USD: cents, NOK: cents * 10 },
  };
}

export type VerificationTerms = Readonly<Record<VerificationItem, Need>>;

const offshore: VerificationTerms = {
  email: { from: 'withdrawal' },
  phone: { from: 'never' },
  identity: { from: 'withdrawal' },
  instrument: { from: 'withdrawal' },
  address: threshold(2000),
  funds: threshold(10_000),
};

/** Estonia and Australia: identity before play, address at the first withdrawal. */
const strict: VerificationTerms = {
  ...offshore,
  identity: { from: 'play' },
  address: { from: 'withdrawal' },
  funds: threshold(5000),
};

/** The terms of an account's licence; an unknown licence gets the strictest ones. */
export function verificationTerms(licence: string | null): VerificationTerms {
  return licence === 'curacao' ? offshore : strict;
}
