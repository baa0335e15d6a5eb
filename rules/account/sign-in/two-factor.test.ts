import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isFresh, isTrusted, makeRecoveryCode, plainRecoveryCode, TRUST_MS } from './two-factor';

const now = new Date('2026-11-24T12:00:00Z');
const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);

describe('a recovery code', () => {
  it('is three groups of four, and is accepted with spaces, hyphens and small letters', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), (numbers) => {
        const code = makeRecoveryCode((below) => numbers.next().value! % below);
        expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{4}(?:-[2-9A-HJKMNP-TV-Z]{4}){2}$/);
        const plain = code.replaceAll('-', '');
        expect([code, plain, code.toLowerCase(), ` ${code.replaceAll('-', ' ')} `].map(plainRecoveryCode)).toEqual([
          plain,
          plain,
          plain,
          plain,
        ]);
      }),
    );
  });

  it.each(['', '123456', 'K7QD-3MXP-9RT', 'K7QD-3MXP-9RTAB', 'K7QD-3MXP-9RT0', 'K7QD-3MXP-9RT!'])('is not %j', (typed) => {
    expect(plainRecoveryCode(typed)).toBeNull();
  });
});

describe('a trusted device', () => {
  const known = { player: 7, deviceId: 'device-1', expiresAt: after(TRUST_MS), revokedAt: null };
  const asks = { player: 7, deviceId: 'device-1' };

  it('skips the second step for 14 days', () => {
    expect([isTrusted(known, asks, now), isTrusted(known, asks, after(TRUST_MS - 1)), isTrusted(known, asks, after(TRUST_MS))]).toEqual([
      true,
      true,
      false,
    ]);
    expect(TRUST_MS).toBe(14 * 24 * 60 * 60_000);
  });

  it.each([
    ['of another player', { ...asks, player: 8 }],
    ['with another fingerprint', { ...asks, deviceId: 'device-2' }],
    ['without a fingerprint', { ...asks, deviceId: null }],
  ])('%s does not', (_which, other) => {
    expect(isTrusted(known, other, now)).toBe(false);
  });

  it('must have a fingerprint: two devices without one don’t match', () => {
    expect(isTrusted({ ...known, deviceId: null }, { ...asks, deviceId: null }, now)).toBe(false);
  });

  it('that was revoked does not', () => {
    expect(isTrusted({ ...known, revokedAt: now }, asks, now)).toBe(false);
  });
});

it('sign-in methods can be changed only within five minutes of entering the password', () => {
  expect([isFresh(now, after(5 * 60_000 - 1)), isFresh(now, after(5 * 60_000))]).toEqual([true, false]);
});
