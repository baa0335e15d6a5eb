import { expect, it } from 'vitest';
import { asksForAddress, mayBetFrom } from './play-place';

it.each([
  ['curacao', 'DE', true],
  ['curacao', 'PL', false],
  ['curacao', null, false],
  ['EE', 'EE', true],
  ['EE', 'PL', false],
  ['CA', 'CA', true],
  ['CA', 'DE', false],
  ['CA', null, false],
  ['DE', 'DE', true],
  [null, 'DE', true],
  [null, null, false],
])('lets a player under %s bet from %s: %s', (licence, country, may) => {
  expect(mayBetFrom(country, licence)).toBe(may);
});

it('asks about the address where the licence wants to know who hides where they are, and under an unknown one', () => {
  expect(['curacao', 'AU', 'EE', 'GB', 'CA', 'DE', 'toString', null].map(asksForAddress)).toEqual([
    false,
    false,
    false,
    false,
    true,
    true,
    true,
    true,
  ]);
});
