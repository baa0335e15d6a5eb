import { describe, expect, it } from 'vitest';
import { partsLeft } from './countdown';

describe('partsLeft', () => {
  it.each([
    [0, 0, '00:00:00'],
    [-5000, 0, '00:00:00'],
    [1, 0, '00:00:01'],
    [59_001, 0, '00:01:00'],
    [86_399_000, 0, '23:59:59'],
    [86_400_000, 1, '00:00:00'],
    [2 * 86_400_000 + 3_723_000, 2, '01:02:03'],
  ])('%i ms are %i days and %s', (left, days, clock) => {
    expect(partsLeft(left)).toEqual({ days, clock });
  });
});
