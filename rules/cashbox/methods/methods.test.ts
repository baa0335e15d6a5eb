import { describe, expect, it } from 'vitest';
import { isBeyondReach, smallestAmount } from './methods';

const method = (depositFrom: number | null, withdrawalFrom: number | null) => ({
  deposit: depositFrom === null ? null : { min_cents: depositFrom, max_cents: null },
  withdrawal: withdrawalFrom === null ? null : { min_cents: withdrawalFrom, max_cents: null },
});

describe('the minimum of the payment methods', () => {
  it('is the smallest one for each action, ignoring methods that don’t support it [CASH-006]', () => {
    const methods = [method(1_000, null), method(500, 2_000), method(null, 3_000)];
    expect([smallestAmount(methods, 'deposit'), smallestAmount(methods, 'cashout')]).toEqual([500, 2_000]);
    expect(smallestAmount([method(1_000, null)], 'cashout')).toBeNull();
  });

  it.each([
    [2_000, false],
    [1_999, true],
    [0, true],
    [null, false],
  ])('a method with a minimum of 2000 and %s to spend is out of reach: %s', (most, expected) => {
    expect(isBeyondReach(method(null, 2_000), 'cashout', most)).toBe(expected);
    expect(isBeyondReach(method(2_000, null), 'deposit', most)).toBe(expected);
  });
});
