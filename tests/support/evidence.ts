import type { Evidence } from '#rules/account/verification/evidence';

/** The evidence of a player who hasn't been verified in any way. */
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
