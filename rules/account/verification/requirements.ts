import { type VerificationItem, verificationItems, type VerificationState } from '#contract/fields/verification';
import type { VerificationTerms } from './terms';

/** What a player wants to do. A withdrawal counts with all earlier ones, in euro cents. */
export type Wanted = { kind: 'play' } | { kind: 'withdrawal'; totalEuroCents: number };

/** Whether the terms require an item for what is wanted. */
function isRequired(terms: VerificationTerms, item: VerificationItem, wanted: Wanted): boolean {
  const need = terms[item];
  if (need.from === 'play') return true;
  if (wanted.kind === 'play') return false;
  return need.from === 'threshold' ? wanted.totalEuroCents > need.euroCents : need.from === 'withdrawal';
}

/**
 * The items that are required for what is wanted and not accepted, in the order of the checklist. Whether an instrument is
 * the player's depends on the payment: `rules/cashbox/methods/instruments` decides.
 */
export function missingItems(
  terms: VerificationTerms,
  states: Readonly<Record<VerificationItem, VerificationState>>,
  wanted: Wanted,
): VerificationItem[] {
  return verificationItems.filter((item) => item !== 'instrument' && isRequired(terms, item, wanted) && states[item] !== 'accepted');
}
