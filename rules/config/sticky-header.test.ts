import { expect, it } from 'vitest';
import { isStuckAt } from './sticky-header';

it('sticks past 100 px, and lets go at the beginning of the page [HEAD-008]', () => {
  expect([0, 56, 100, 101].map((scrolled) => isStuckAt(scrolled, false))).toEqual([false, false, false, true]);
  expect([101, 40, 1, 0].map((scrolled) => isStuckAt(scrolled, true))).toEqual([true, true, true, false]);
});
