import { describe, expect, it } from 'vitest';
import { ratioInterval } from './intervals';

const pairs = (...ratios: number[]) => ratios.map((ratio) => [100, 100 * ratio] as const);

describe('the interval of a ratio', () => {
  it('covers all of a few pairs, and reports the confidence', () => {
    expect(ratioInterval(pairs(1, 1.2, 1.1))).toEqual({ ratio: 1.1, low: 1, high: 1.2, confidence: 0.75 });
    expect(ratioInterval(pairs(0.9)).confidence).toBe(0);
  });

  it('leaves out as many outer pairs as the wanted confidence allows', () => {
    const { low, high, confidence } = ratioInterval(pairs(0.2, 1, 1.01, 1.02, 1.03, 1.04, 1.05, 9));
    expect([low, high]).toEqual([1, 1.05]);
    expect(confidence).toBeCloseTo(1 - (2 * 9) / 256);
  });

  it('is one if both sides are zero', () => {
    expect(ratioInterval([[0, 0]]).ratio).toBe(1);
  });
});
