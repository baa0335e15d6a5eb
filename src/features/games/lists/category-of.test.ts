import { expect, it } from 'vitest';
import { categoryOf } from './category-of';

it('a slug names a category of the house, and any other word has no page', () => {
  expect(['slots', 'live', 'jackpots'].map(categoryOf)).toEqual(['slots', 'live', 'jackpots']);
  for (const slug of ['', 'Slots', 'slotss', 'constructor']) expect(() => categoryOf(slug)).toThrow(expect.objectContaining({ isNotFound: true }));
});
