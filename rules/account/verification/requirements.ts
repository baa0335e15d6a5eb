import { type VerificationItem, verificationItems, type VerificationState } from '#contract/fields/verification';
import { thresholdFor, type VerificationTerms } from './terms';

/**
 * The player's intended action. A withdrawal counts with all earlier ones: `totals` has the sum in euro cents and in minor units of
 * `currency`, the player's own.
 */
export type Wanted = { kind: 'play' } | { kind: 'withdrawal'; currency: string; totals: Readonly<Record<string, number>> };

/** Whether the terms require an item for the action. */
function isRequired(terms: VerificationTerms, item: VerificationItem, wanted: Wanted): boolean {
  const need = terms[item];
  if (need.from === 'play') return true;
  if (wanted.kind === 'play') return false;
  if (need.from !== 'threshold') return need.from === 'withdrawal';
  const { amountCents, currency } = thresholdFor(need, wanted.currency);
  return (wanted.totals[currency] ?? 0) > amountCents;
}

/**
 * The items that are required for the action and not accepted yet, in the order of the checklist. Whether an instrument is
 * the player's depends on the payment: `rules/cashbox/methods/instruments` decides.
 */
export function missingItems(
  terms: VerificationTerms,
  states: Readonly<Record<VerificationItem, VerificationState>>,
  wanted: Wanted,
): VerificationItem[] {
  return verificationItems.filter((item) => item !== 'instrument' && isRequired(terms, item, wanted) && states[item] !== 'accepted');
}
