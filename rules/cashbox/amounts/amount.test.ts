import { describe, expect, it } from 'vitest';
import { amountProblem, depositProblem, withdrawalProblem } from './amount';

const range = { min_cents: 1_000, max_cents: 5_000 };
const small = { kind: 'too_small', bound_cents: 1_000 };
const big = { kind: 'too_big', bound_cents: 5_000 };

describe('an amount', () => {
  it('is within its method’s range, both ends included', () => {
    expect([999, 1_000, 5_000, 5_001].map((cents) => amountProblem(cents, range))).toEqual([small, null, null, big]);
    expect(amountProblem(1_000_000, { min_cents: 1_000, max_cents: null })).toBeNull();
  });

  it('of a deposit is within the range and at most what the limits leave', () => {
    const beyond = { kind: 'beyond_limit', bound_cents: 3_000 };
    expect([999, 1_000, 3_000, 3_001, 5_001].map((cents) => depositProblem(cents, range, 3_000))).toEqual([
      small,
      null,
      null,
      beyond,
      beyond,
    ]);
    expect([999, 3_001, 5_001].map((cents) => depositProblem(cents, range, null))).toEqual([small, null, big]);
    expect(depositProblem(1, range, 0)).toEqual({ kind: 'beyond_limit', bound_cents: 0 });
  });

  it('of a withdrawal is within the range and at most the available balance', () => {
    const missing = { kind: 'not_enough_money', bound_cents: 3_000 };
    expect([999, 1_000, 3_000, 3_001].map((cents) => withdrawalProblem(cents, range, 3_000))).toEqual([small, null, null, missing]);
    expect(withdrawalProblem(5_001, range, 9_000)).toEqual(big);
  });
});
