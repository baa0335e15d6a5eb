import { expect, it } from 'vitest';
import { isStuckAt } from './sticky-header';

it('the header sticks past 100 px, until the page is back at the top [HEAD-008]', () => {
  expect([0, 56, 100, 101].map((scrolled) => isStuckAt(scrolled, false))).toEqual([false, false, false, true]);
  expect([101, 40, 1, 0].map((scrolled) => isStuckAt(scrolled, true))).toEqual([true, true, true, false]);
});
