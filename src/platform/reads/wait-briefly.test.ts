// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitBriefly } from './wait-briefly';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Whether the wait is over, now and after each of some milliseconds. */
async function whenOver(reading: Promise<unknown>, ...steps: number[]): Promise<boolean[]> {
  let isOver = false;
  void waitBriefly(reading).then(() => (isOver = true));
  const seen: boolean[] = [];
  for (const step of steps) {
    await vi.advanceTimersByTimeAsync(step);
    seen.push(isOver);
  }
  return seen;
}

it('lets a page wait a second at most for what it can be shown without', async () => {
  expect(await whenOver(new Promise(() => undefined), 999, 1)).toEqual([false, true]);
});

it('stands at once with what has come, and without what was refused', async () => {
  expect(await whenOver(Promise.resolve('here'), 0)).toEqual([true]);
  expect(await whenOver(Promise.reject(new Error('refused')), 0)).toEqual([true]);
});
