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
])('under %s a bet from %s is allowed: %s', (licence, country, may) => {
  expect(mayBetFrom(country, licence)).toBe(may);
});

it('checks for anonymising addresses if the licence requires it, and under an unknown licence', () => {
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
