import { describe, expect, it } from 'vitest';
import { noEvidence } from '#tests/support/evidence';
import { isResultFresh, registersOf } from './registers';
import { documentsFor, type Evidence, type EvidenceDocument, standingOf } from './evidence';
import { thresholdFor, verificationTerms } from './terms';
import { wealthValidUntil } from './wealth';

describe('the terms of a licence', () => {
  it('require the address from 2,000 and the source of funds from 10,000 euros, in round amounts of each currency', () => {
    const { address, funds } = verificationTerms('curacao');
    if (address.from !== 'threshold' || funds.from !== 'threshold') throw new Error('no thresholds');
    const currencies = ['EUR', 'USD', 'AUD', 'CAD', 'NZD', 'NOK', 'BTC'];
    expect(currencies.map((currency) => thresholdFor(address, currency))).toEqual([
      { amountCents: 200_000, currency: 'EUR' },
      { amountCents: 200_000, currency: 'USD' },
      { amountCents: 300_000, currency: 'AUD' },
      { amountCents: 300_000, currency: 'CAD' },
      { amountCents: 300_000, currency: 'NZD' },
      { amountCents: 2_000_000, currency: 'NOK' },
      { amountCents: 200_000, currency: 'EUR' },
    ]);
    expect(thresholdFor(funds, 'EUR').amountCents).toBe(1_000_000);
  });

  it.each(['EE', 'AU', 'elsewhere', null])('are strict for %s', (licence) => {
    const { identity, address, funds } = verificationTerms(licence);
    expect([identity.from, address.from, funds.from === 'threshold' && funds.euroCents]).toEqual(['play', 'withdrawal', 500_000]);
  });

  it.each([
    ['curacao', '2028-03-01'],
    ['EE', '2027-03-01'],
    ['AU', '2027-03-01'],
    ['elsewhere', '2027-03-01'],
    [null, '2027-03-01'],
  ])('of %s accept answers about wealth until %s', (licence, until) => {
    expect(wealthValidUntil(licence, new Date('2026-03-01T10:00:00Z')).toISOString().slice(0, 10)).toBe(until);
  });

  it.each([
    ['curacao', []],
    ['AU', ['BetStop']],
    ['GB', ['GAMSTOP']],
    ['DE', ['OASIS']],
    ['EE', ['HAMPI']],
    ['elsewhere', []],
    [null, []],
  ])('of %s require the registers %j', (licence, registers) => {
    expect(registersOf(licence)).toEqual(registers);
  });
});

it('a register’s result counts for a day', () => {
  const askedAt = new Date('2026-03-01T10:00:00Z');
  expect(isResultFresh({ askedAt }, new Date('2026-03-02T09:59:59.999Z'))).toBe(true);
  expect(isResultFresh({ askedAt }, new Date('2026-03-02T10:00:00Z'))).toBe(false);
});

describe('the state of an item', () => {
  const now = new Date('2026-05-10T12:00:00Z');
  const paper = (kind: EvidenceDocument['kind'], state: EvidenceDocument['state']): EvidenceDocument => ({
    kind,
    state,
    reason: state === 'rejected' ? 'cut_off' : null,
    validUntil: null,
  });
  const stateOf = (item: Parameters<typeof standingOf>[0], change: Partial<Evidence>) =>
    standingOf(item, { ...noEvidence, ...change }, now).state;

  it('follows from the facts about the player, or from its own documents', () => {
    expect([stateOf('address', {}), stateOf('instrument', {}), stateOf('phone', {}), stateOf('email', {})]).toEqual(
      Array.from({ length: 4 }, () => 'not_started'),
    );
    expect([
      stateOf('address', { isAddressKnown: true }),
      stateOf('instrument', { hasPaidIn: true }),
      stateOf('phone', { isPhoneConfirmed: true }),
      stateOf('email', { isEmailConfirmed: true }),
      stateOf('address', { documents: [paper('proof_of_address', 'approved')] }),
      stateOf('instrument', { documents: [paper('payment_method', 'approved')] }),
    ]).toEqual(Array.from({ length: 6 }, () => 'accepted'));
    expect(stateOf('instrument', { documents: [paper('proof_of_address', 'approved')] })).toBe('not_started');
  });

  it('of identity follows from a provider’s check if there is no decisive document', () => {
    expect([stateOf('identity', { check: 'review' }), stateOf('identity', { check: 'refused' })]).toEqual(['in_review', 'refused']);
    expect(stateOf('identity', { check: 'refused', documents: [paper('passport', 'approved')] })).toBe('accepted');
  });

  it('of funds follows from a valid date, else from what is in review, else from what was rejected', () => {
    const rejected = { state: 'rejected', reason: null } as const;
    expect(stateOf('funds', { wealth: { state: 'waiting', reason: null } })).toBe('in_review');
    expect(stateOf('funds', { documents: [paper('source_of_funds', 'waiting')] })).toBe('in_review');
    expect(stateOf('funds', { wealth: rejected })).toBe('refused');
    expect(stateOf('funds', { documents: [paper('source_of_funds', 'rejected')] })).toBe('refused');
    expect(stateOf('funds', { wealth: rejected, fundsUntil: new Date(now.getTime() + 1) })).toBe('accepted');
  });

  it('can be proven by these documents', () => {
    expect(documentsFor('identity')).toEqual(['passport', 'identity_card', 'driving_licence']);
    expect([documentsFor('email'), documentsFor('phone')]).toEqual([[], []]);
    expect([documentsFor('address'), documentsFor('instrument'), documentsFor('funds')]).toEqual([
      ['proof_of_address'],
      ['payment_method'],
      ['source_of_funds'],
    ]);
  });
});
