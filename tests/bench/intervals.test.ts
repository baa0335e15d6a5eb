import { describe, expect, it } from 'vitest';
import { ratioInterval } from './intervals';

const pairs = (...ratios: number[]) => ratios.map((ratio) => [100, 100 * ratio] as const);

describe('the interval of a ratio', () => {
  it('is all of few pairs, and says how sure that is', () => {
    expect(ratioInterval(pairs(1, 1.2, 1.1))).toEqual({ ratio: 1.1, low: 1, high: 1.2, confidence: 0.75 });
    expect(ratioInterval(pairs(0.9)).confidence).toBe(0);
  });

  it('leaves out the outermost of more pairs, as many as the wanted confidence allows', () => {
    const { low, high, confidence } = ratioInterval(pairs(0.2, 1, 1.01, 1.02, 1.03, 1.04, 1.05, 9));
    expect([low, high]).toEqual([1, 1.05]);
    expect(confidence).toBeCloseTo(1 - (2 * 9) / 256);
  });

  it('is one where both sides are nothing', () => {
    expect(ratioInterval([[0, 0]]).ratio).toBe(1);
  });
});
