import { expect, it } from 'vitest';
import { categoryOf } from './category-of';

it('a category’s slug returns the category, and any other one isn’t found', () => {
  expect(['slots', 'live', 'jackpots'].map(categoryOf)).toEqual(['slots', 'live', 'jackpots']);
  for (const slug of ['', 'Slots', 'slotss', 'constructor'])
    expect(() => categoryOf(slug)).toThrow(expect.objectContaining({ isNotFound: true }));
});
