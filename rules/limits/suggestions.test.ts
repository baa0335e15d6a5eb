import { describe, expect, it } from 'vitest';
import { limitCycles } from '#contract/fields/limit-policy';
import { doubtAboutLimit, suggestedLimits } from './suggestions';

describe('suggested amounts of a limit', () => {
  it.each([
    ['deposit', 'week', 'EUR', [2_000, 5_000, 10_000, 20_000]],
    ['loss', 'hour', 'EUR', [500, 1_000, 2_000, 5_000]],
    ['wager', 'hour', 'EUR', [2_500, 5_000, 10_000, 25_000]],
    ['single_bet', 'bet', 'EUR', [50, 100, 200, 500]],
    ['deposit', 'day', 'NOK', [10_000, 20_000, 50_000, 100_000]],
    ['deposit', 'day', 'JPY', [2_000, 4_000, 10_000, 20_000]],
    ['deposit', 'day', 'BTC', []],
  ] as const)('of %s per %s in %s have about the same value in every currency', (type, period, currency, amounts) => {
    expect(suggestedLimits(type, period, currency)).toEqual(amounts);
  });

  it('grow with the period', () => {
    const lowest = limitCycles.map((period) => suggestedLimits('deposit', period, 'EUR')[0]!);
    expect(lowest).toEqual(lowest.toSorted((one, other) => one - other));
    expect(new Set(lowest).size).toBe(limitCycles.length);
  });
});

describe('an amount of a limit', () => {
  it.each([
    ['deposit', 'month', 'EUR', 0, 'zero'],
    ['deposit', 'month', 'EUR', 1, null],
    ['deposit', 'month', 'EUR', 1_000_000, null],
    ['deposit', 'month', 'EUR', 1_000_001, 'high'],
    ['deposit', 'day', 'EUR', 1_000_000, 'high'],
    ['wager', 'month', 'EUR', 1_000_001, null],
    ['single_bet', 'bet', 'EUR', 10_001, 'high'],
    ['deposit', 'month', 'BTC', 1_000_001, null],
  ] as const)('of %s per %s in %s, %i minor units, is doubtful as %s', (type, period, currency, amount, doubt) => {
    expect(doubtAboutLimit(amount, type, period, currency)).toBe(doubt);
  });
});
