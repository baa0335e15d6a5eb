import type { SeededBug } from './bug.ts';

/** Bugs in verification, payout instruments and the matching of persons. */
export const identityBugs: readonly SeededBug[] = [
  {
    rule: 'PROF-004',
    name: 'a document in review counts as accepted',
    file: 'rules/account/verification/requirements.ts',
    from: "states[item] !== 'accepted'",
    to: "states[item] === 'not_started'",
    proof: 'rules/account/verification/verification.test.ts',
  },
  {
    rule: 'PROF-004',
    name: 'a document counts after its last day',
    file: 'rules/account/verification/evidence.ts',
    from: 'validUntil === null || endOf(validUntil) >= now',
    to: 'true',
    proof: 'rules/account/verification/verification.test.ts',
  },
  {
    rule: 'PROF-004',
    name: 'earlier withdrawals don’t count towards the threshold',
    file: 'server/domains/account/verification/service.ts',
    from: '(await withdrawnEuroCents(queries, player)) + euroCents',
    to: 'euroCents',
    proof: 'server/domains/account/verification/verification.test.ts',
  },
  {
    rule: 'CASH-017',
    name: 'a withdrawal goes to a bank account of somebody else',
    file: 'rules/cashbox/methods/instruments.ts',
    from: 'return isSameName(nameWords(holder), nameWords(name.first, name.last));',
    to: 'return true;',
    proof: 'rules/cashbox/methods/instruments.test.ts',
  },
  {
    rule: 'CASH-017',
    name: 'a withdrawal goes to a card that has never paid in',
    file: 'server/domains/cashbox/payments/withdrawals.ts',
    from: "  await requireOwnInstrument(transaction, context, { method: method.id, fields }, method.type === 'crypto');\n",
    to: '',
    proof: 'server/domains/cashbox/payments/withdrawals.test.ts',
  },
  {
    rule: 'LIMIT-006',
    name: 'an excluded person opens a second account under another address',
    file: 'server/domains/account/sign-up/sign-up.ts',
    from: '  if (!(await findByEmail(database, data.email))) await refuseExcludedPerson(database, data);\n',
    to: '',
    proof: 'server/domains/account/matching/excluded.test.ts',
  },
  {
    rule: 'LIMIT-006',
    name: 'an umlaut hides an excluded person',
    file: 'rules/account/matching/names.ts',
    from: "    .replace(/([aou])e/g, '$1');",
    to: '    .trim();',
    proof: 'rules/account/matching/persons.test.ts',
  },
];
