import { expect, it } from 'vitest';
import { highestMultiplier } from './mechanic-game';

it('the card of free spins names the highest multiplier of the game, independent of the round’s outcome', () => {
  const feature = { multiplier: 2, ladder: [1, 2, 7] } as never;
  expect(highestMultiplier({ feature })).toBe(7);
  expect(highestMultiplier({ feature: { multiplier: 1, ladder: [1] } as never })).toBe(1);
});
