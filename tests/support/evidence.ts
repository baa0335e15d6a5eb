import type { Evidence } from '#rules/account/verification/evidence';

/** What is known of a player who has proven nothing yet. */
export const noEvidence: Evidence = {
  isEmailConfirmed: false,
  isPhoneConfirmed: false,
  isIdentified: false,
  isAddressKnown: false,
  hasPaidIn: false,
  fundsUntil: null,
  wealth: null,
  check: null,
  documents: [],
};
