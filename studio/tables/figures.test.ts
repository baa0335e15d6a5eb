import { expect, it } from 'vitest';
import { oddsIn } from './figures';

it.each([
  ['en', 195, '0.95:1'],
  ['de', 195, '0,95:1'],
  ['de', 1_000, '9:1'],
])('odds in %s for %d hundredths read %s', (language, hundredths, odds) => {
  expect(oddsIn(language)(hundredths)).toBe(odds);
});
