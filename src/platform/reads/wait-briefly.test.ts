import { beforeEach, expect, it, vi } from 'vitest';
import { waitBriefly } from './wait-briefly';

beforeEach(() => void vi.useFakeTimers());

/** Returns whether the wait is over, now and after each of several delays in ms. */
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

it('delays a page by at most a second for data that it can do without', async () => {
  expect(await whenOver(new Promise(() => undefined), 999, 1)).toEqual([false, true]);
});

it('is over as soon as all reads have succeeded or were refused', async () => {
  expect(await whenOver(Promise.resolve('here'), 0)).toEqual([true]);
  expect(await whenOver(Promise.reject(new Error('refused')), 0)).toEqual([true]);
});
