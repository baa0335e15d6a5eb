import { describe, expect, it } from 'vitest';
import { sequenceMoments } from './free-spin-moments';

describe('a sequence of free spins', () => {
  it('without new triggers is a sum of independent spins', () => {
    const moments = sequenceMoments({ again: 10, cap: 50 }, { trigger: 0, meanWithTrigger: 0, meanWithout: 3, square: 20 });
    expect(moments.mean(8)).toBeCloseTo(24, 12);
    expect(moments.square(8)).toBeCloseTo(8 * 20 + 8 * 7 * 9, 12);
  });

  it('that always triggers plays up to the cap and no further', () => {
    const moments = sequenceMoments({ again: 4, cap: 11 }, { trigger: 1, meanWithTrigger: 2, meanWithout: 0, square: 4 });
    expect(moments.mean(4)).toBeCloseTo(22, 12);
    expect(moments.square(4)).toBeCloseTo(22 * 22, 12);
  });

  it('counts a spin and its trigger together', () => {
    // One spin that wins 6 exactly when it triggers, half the time; the second wins 6 half the time.
    const moments = sequenceMoments({ again: 1, cap: 2 }, { trigger: 0.5, meanWithTrigger: 3, meanWithout: 0, square: 18 });
    expect(moments.mean(1)).toBeCloseTo(3 + 0.5 * 3, 12);
    expect(moments.square(1)).toBeCloseTo(0.5 * (0.5 * 144 + 0.5 * 36), 12);
  });
});
