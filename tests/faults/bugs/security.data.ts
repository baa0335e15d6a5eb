import type { SeededBug } from './bug.ts';

/** Bugs in the ways in: second factor, trusted devices, passkeys, resets. */
export const securityBugs: readonly SeededBug[] = [
  {
    rule: 'PROF-001d',
    name: 'a code of the authenticator is taken twice',
    file: 'server/domains/account/two-factor/two-factor-store.ts',
    from: "where('two_factor_last_step', '<', step)",
    to: "where('two_factor_last_step', '<=', step)",
    proof: 'server/domains/account/two-factor/two-factor.test.ts',
  },
  {
    rule: 'PROF-001d',
    name: 'a recovery code is taken twice',
    file: 'server/domains/account/two-factor/two-factor-store.ts',
    from: "    .where('code_hash', '=', hash)\n    .where('used_at', 'is', null)",
    to: "    .where('code_hash', '=', hash)",
    proof: 'server/domains/account/two-factor/two-factor.test.ts',
  },
  {
    name: 'codes are guessed without end',
    file: 'server/domains/account/sign-in/second-step.ts',
    from: 'if (waitMs > 0) throw',
    to: 'if (waitMs > 86_400_000) throw',
    proof: 'server/domains/account/two-factor/two-factor.test.ts',
  },
  {
    name: 'a trusted device passes for every player',
    file: 'rules/account/two-factor.ts',
    from: 'known.player === player && deviceId',
    to: 'deviceId',
    proof: 'rules/account/two-factor.test.ts',
  },
  {
    name: 'a device keeps its trust when it is revoked',
    file: 'rules/account/two-factor.ts',
    from: 'known.revokedAt === null && ',
    to: '',
    proof: 'server/domains/account/two-factor/two-factor.test.ts',
  },
  {
    name: 'a challenge of a passkey is answered twice',
    file: 'server/domains/account/passkeys/passkeys-store.ts',
    from: 'return used !== undefined;',
    to: 'return used !== null;',
    proof: 'server/domains/account/passkeys/passkeys.test.ts',
  },
  {
    name: 'a passkey lets a locked account in',
    file: 'server/domains/account/passkeys/passkeys.ts',
    from: '  refuseEntry(platform, account, visitor);\n',
    to: '',
    proof: 'server/domains/account/passkeys/passkeys.test.ts',
  },
  {
    name: 'a cancelled reset happens all the same',
    file: 'server/domains/account/two-factor/factor-reset-store.ts',
    from: "    .where('due_at', '<=', now)\n    .where('cancelled_at', 'is', null)",
    to: "    .where('due_at', '<=', now)",
    proof: 'server/domains/account/two-factor/factor-reset.test.ts',
  },
];
