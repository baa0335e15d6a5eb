import type { VerificationItem } from '#contract/fields/verification';

/** When a licence requires an item. */
export type Need = { from: 'play' } | { from: 'withdrawal' } | { from: 'threshold'; euroCents: number } | { from: 'never' };

export type VerificationTerms = Readonly<Record<VerificationItem, Need>>;

const offshore: VerificationTerms = {
  email: { from: 'withdrawal' },
  phone: { from: 'never' },
  identity: { from: 'withdrawal' },
  instrument: { from: 'withdrawal' },
  address: { from: 'threshold', euroCents: 200_000 },
  funds: { from: 'threshold', euroCents: 1_000_000 },
};

/** Estonia and Australia: identity before play, address at the first withdrawal. */
const strict: VerificationTerms = {
  ...offshore,
  identity: { from: 'play' },
  address: { from: 'withdrawal' },
  funds: { from: 'threshold', euroCents: 500_000 },
};

/** The terms of an account's licence; an unknown licence gets the strictest ones. */
export function verificationTerms(licence: string | null): VerificationTerms {
  return licence === 'curacao' ? offshore : strict;
}
