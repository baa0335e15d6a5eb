import fc from 'fast-check';
import { expect, it } from 'vitest';
import { prizesOfPool } from './prize-shares';

it('a pool is divided among the first five places', () => {
  expect(prizesOfPool(500_000)).toEqual([200_000, 125_000, 75_000, 60_000, 40_000]);
  expect(prizesOfPool(1)).toEqual([1]);
  expect(prizesOfPool(0)).toEqual([]);
});

it('shares add up to the pool, and no place gets more than the one before', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), (pool) => {
      const prizes = prizesOfPool(pool);
      expect(prizes.reduce((sum, prize) => sum + prize, 0)).toBe(pool);
      expect(prizes).toEqual(prizes.toSorted((one, other) => other - one));
    }),
  );
});
