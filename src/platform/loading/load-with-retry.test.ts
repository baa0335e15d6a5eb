import { beforeEach, expect, it, vi } from 'vitest';
import { loadWithRetry } from './load-with-retry';

beforeEach(() => void vi.useFakeTimers());

it('a failed import is retried with growing delays', async () => {
  const failures: unknown[] = [];
  let attempts = 0;
  const loading = loadWithRetry(
    async () => {
      attempts += 1;
      if (attempts < 8) throw new TypeError('cut');
      return 'there';
    },
    (error) => failures.push(error),
  );
  const at: number[] = [];
  for (const rest of [2, 4, 8, 16, 32, 60, 60]) {
    await vi.advanceTimersByTimeAsync(rest * 1_000 - 1);
    at.push(attempts);
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(at).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(await loading).toBe('there');
  expect(failures).toHaveLength(7);
});
