import { describe, expect, it } from 'vitest';
import { framePolicy, isGrown, minimumCycle, roundPolicy, stakeCap } from './play-policy';

const licences = ['curacao', 'AU', 'CA', 'DE', 'EE', 'GB', 'unheard-of', null];
const rates = new Map([
  ['EUR', { subunits: 100, eurRate: '1' }],
  ['GBP', { subunits: 100, eurRate: '1.14' }],
]);
const now = new Date('2026-11-26T12:00:00Z');

describe('the pace', () => {
  it('is 2.5 seconds per slot round, 3 in Estonia, 5 in Germany and under an unknown licence; 5 at tables everywhere', () => {
    expect(licences.map((licence) => minimumCycle('slots', licence))).toEqual([2_500, 2_500, 2_500, 5_000, 3_000, 2_500, 5_000, 5_000]);
    for (const table of ['roulette', 'blackjack', 'baccarat', 'video-poker', 'money-wheel'] as const) {
      expect(licences.map((licence) => minimumCycle(table, licence))).toEqual(licences.map(() => 5_000));
    }
  });

  it('of instant games is that of slots, but 5 seconds in Great Britain', () => {
    expect(licences.map((licence) => minimumCycle('crash', licence))).toEqual([2_500, 2_500, 2_500, 5_000, 3_000, 5_000, 5_000, 5_000]);
  });
});

it('allows a tap to end a spin early only under licences that permit it', () => {
  expect(licences.map((licence) => framePolicy(licence).has_quick_stop)).toEqual([true, true, false, false, false, false, false, false]);
});

it('allows autoplay and turbo only under the house’s licence', () => {
  const automatic = licences.map((licence) => framePolicy(licence)).map(({ has_autoplay, has_turbo }) => [has_autoplay, has_turbo]);
  expect(automatic).toEqual(licences.map((licence) => [licence === 'curacao', licence === 'curacao']));
});

describe('the stake cap', () => {
  const capOf = (licence: string | null, grown: boolean, currency = 'EUR') =>
    stakeCap('slots', { licence, isGrown: grown }, { currency, rates });

  it('is €1 in Germany and under an unknown licence, £5 and until 24 years £2 in Great Britain, and none elsewhere', () => {
    expect(licences.map((licence) => capOf(licence, true))).toEqual([null, null, null, 100, null, 570, 100, 100]);
    expect([capOf('GB', true, 'GBP'), capOf('GB', false, 'GBP'), capOf('DE', false)]).toEqual([500, 200, 100]);
  });

  it('applies only to slots', () => {
    expect(stakeCap('roulette', { licence: 'DE', isGrown: true }, { currency: 'EUR', rates })).toBeNull();
  });

  it('is the lower one until the 25th birthday, and if the birthday is unknown', () => {
    expect(['2001-11-26', '2001-11-27', null].map((birth) => isGrown(birth, now))).toEqual([true, false, false]);
    const policyOf = (birth: string | null) => roundPolicy('slots', { licence: 'GB', birth }, { currency: 'GBP', rates, now }).stake_cap;
    expect(['2001-11-26', '2001-11-27', null].map(policyOf)).toEqual([500, 200, 200]);
  });
});

it('play must pause after an hour in Germany and under an unknown licence, also at tables', () => {
  const pauseOf = (licence: string | null) =>
    roundPolicy('roulette', { licence, birth: null }, { currency: 'EUR', rates, now }).pause_after_ms;
  expect(licences.map(pauseOf)).toEqual([null, null, null, 3_600_000, null, null, 3_600_000, 3_600_000]);
});
