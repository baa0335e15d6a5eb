import { describe, expect, it } from 'vitest';
import { RETRIES, retryDelay } from './retry';

const delays = (chance: number) => Array.from({ length: RETRIES }, (_, attempt) => retryDelay(attempt, chance));

describe('the wait before a retry', () => {
  it('doubles up to eight seconds [OFF-003a]', () => {
    expect(delays(1)).toEqual([400, 800, 1_600, 3_200, 6_400, 8_000]);
  });

  it('has jitter between half and all of that [OFF-003a]', () => {
    expect(delays(0)).toEqual([200, 400, 800, 1_600, 3_200, 4_000]);
    expect(retryDelay(1, 0.5)).toBe(600);
  });
});
