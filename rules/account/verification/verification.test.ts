import { describe, expect, it } from 'vitest';
import { noEvidence } from '#tests/support/evidence';
import { verificationItems, type VerificationItem, type VerificationState } from '#contract/fields/verification';
import { type EvidenceDocument, standingOf } from './evidence';
import { missingItems, type Wanted } from './requirements';
import { verificationTerms } from './terms';

const now = new Date('2026-05-10T12:00:00Z');
const passport = (change: Partial<EvidenceDocument>): EvidenceDocument => ({
  kind: 'passport',
  state: 'waiting',
  reason: null,
  validUntil: null,
  ...change,
});
const identity = (...documents: EvidenceDocument[]) => standingOf('identity', { ...noEvidence, documents }, now).state;

describe('the state of an item', () => {
  it.each([
    ['not_started', []],
    ['in_review', [passport({})]],
    ['accepted', [passport({ state: 'approved' })]],
    ['accepted', [passport({}), passport({ state: 'approved', validUntil: '2026-05-10' })]],
    ['expired', [passport({ state: 'approved', validUntil: '2026-05-09' })]],
    ['in_review', [passport({}), passport({ state: 'approved', validUntil: '2026-05-09' })]],
    ['refused', [passport({ state: 'rejected', reason: 'expired' }), passport({ state: 'approved', validUntil: '2026-05-09' })]],
    ['not_started', [passport({ kind: 'proof_of_address', state: 'approved' })]],
  ] as const)('of identity is %s', (state, documents) => {
    expect(identity(...documents)).toBe(state);
  });

  it('has the reason of a refusal and the date until which it counts', () => {
    const documents = [passport({ state: 'rejected', reason: 'cut_off' })];
    expect(standingOf('identity', { ...noEvidence, documents }, now)).toEqual({ state: 'refused', reason: 'cut_off', expiresAt: null });
    const until = new Date('2026-06-01');
    expect(standingOf('funds', { ...noEvidence, fundsUntil: until }, now)).toMatchObject({ state: 'accepted', expiresAt: until });
    expect(standingOf('funds', { ...noEvidence, fundsUntil: now }, now).state).toBe('expired');
  });

  it('of a player identified by a provider is accepted until a document with an end date replaces it', () => {
    const marked = { ...noEvidence, isIdentified: true };
    expect(standingOf('identity', marked, now).state).toBe('accepted');
    const documents = [passport({ state: 'approved', validUntil: '2026-05-09' })];
    expect(standingOf('identity', { ...marked, documents }, now).state).toBe('expired');
  });
});

describe('a provider’s check of identity', () => {
  it.each([
    ['in_review', 'review', []],
    ['refused', 'refused', []],
    ['in_review', 'refused', [passport({})]],
    ['accepted', 'refused', [passport({ state: 'approved' })]],
    ['refused', 'review', [passport({ state: 'rejected', reason: 'cut_off' })]],
  ] as const)('is %s after %s, unless a document says otherwise', (state, check, documents) => {
    expect(standingOf('identity', { ...noEvidence, check, documents }, now).state).toBe(state);
  });
});

describe('what is missing', () => {
  const states = (accepted: readonly VerificationItem[]) =>
    Object.fromEntries(verificationItems.map((item) => [item, accepted.includes(item) ? 'accepted' : 'not_started'])) as Record<
      VerificationItem,
      VerificationState
    >;
  const withdrawal = (totalEuroCents: number): Wanted => ({
    kind: 'withdrawal',
    currency: 'EUR',
    totals: { EUR: totalEuroCents },
  });

  it.each([
    ['curacao', { kind: 'play' } as Wanted, []],
    ['curacao', withdrawal(1), ['email', 'identity']],
    ['curacao', withdrawal(200_000), ['email', 'identity']],
    ['curacao', withdrawal(200_001), ['email', 'identity', 'address']],
    ['curacao', withdrawal(1_000_001), ['email', 'identity', 'address', 'funds']],
    ['EE', { kind: 'play' } as Wanted, ['identity']],
    ['AU', { kind: 'play' } as Wanted, ['identity']],
    ['EE', withdrawal(1), ['email', 'identity', 'address']],
    ['EE', withdrawal(500_001), ['email', 'identity', 'address', 'funds']],
    [null, { kind: 'play' } as Wanted, ['identity']],
  ])('under %s for %o is %j', (licence, wanted, missing) => {
    expect(missingItems(verificationTerms(licence), states([]), wanted)).toEqual(missing);
  });

  it('is nothing once everything is accepted; an item in review is still missing', () => {
    const all = states(['email', 'identity', 'address', 'funds']);
    expect(missingItems(verificationTerms('EE'), all, withdrawal(9_000_000))).toEqual([]);
    expect(missingItems(verificationTerms('EE'), { ...all, identity: 'in_review' }, withdrawal(1))).toEqual(['identity']);
  });
});
