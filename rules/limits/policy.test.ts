import { describe, expect, it } from 'vitest';
import type { LimitRequest } from '#contract/fields/limit';
import { isOffered, limitPolicyOf } from './policy';

const bets = (period: 'hour' | 'day'): LimitRequest => ({ type: 'wager', period, currency: 'EUR', amount_cents: 100 });
const deposits = (period: 'hour' | 'day'): LimitRequest => ({ type: 'deposit', period, currency: 'EUR', amount_cents: 100 });

describe('the policy of limits', () => {
  it('is that of the licence, and under the house’s licence that of the country', () => {
    const waits = [
      ['curacao', 'NO'],
      ['curacao', 'CA'],
      ['curacao', 'GB'],
      ['curacao', 'DE'],
      ['EE', 'DE'],
      ['AU', 'NZ'],
    ].map(([licence, country]) => limitPolicyOf(licence!, country!).raiseWaitHours);
    expect(waits).toEqual([24, 24, 24, 168, 48, 168]);
  });

  it('is the most restrictive one if the licence or the country is unknown', () => {
    for (const [licence, country] of [
      [null, 'NO'],
      ['toString', 'NO'],
      ['curacao', null],
    ] as const) {
      const policy = limitPolicyOf(licence, country);
      expect(policy.raiseWaitHours).toBe(168);
      expect([isOffered(policy, deposits('hour')), isOffered(policy, { type: 'coolingoff', period: 'month_3' })]).toEqual([true, true]);
    }
  });

  it('offers hourly limits of bets, not of deposits, and single-bet and session limits everywhere [LIMIT-002a]', () => {
    const policy = limitPolicyOf('curacao', 'NO');
    expect([bets('hour'), bets('day'), deposits('day'), deposits('hour')].map((asked) => isOffered(policy, asked))).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(isOffered(policy, { type: 'single_bet', period: 'bet', currency: 'EUR', amount_cents: 100 })).toBe(true);
    expect(isOffered(policy, { type: 'session', period: 'day', minutes: 60 })).toBe(true);
  });

  it('limits British time-outs to six weeks; exclusions last up to five years or forever [LIMIT-002b]', () => {
    const british = limitPolicyOf('curacao', 'GB');
    expect(isOffered(british, { type: 'coolingoff', period: 'month_3' })).toBe(false);
    expect(isOffered(british, { type: 'coolingoff', period: 'month' })).toBe(true);
    expect(
      ['month_6', 'month_36', 'month_60', 'forever'].map((period) => isOffered(british, { type: 'selfexclusion', period } as LimitRequest)),
    ).toEqual([true, true, true, true]);
  });
});
