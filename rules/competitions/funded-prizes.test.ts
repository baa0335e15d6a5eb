import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cutPrizes, fullFromCents, fundedCents } from './funded-prizes';

it('prizes are funded by the counted stakes, fully from a threshold on [GIFT-010c]', () => {
  expect([0, 100_000, 5_000_000, 9_000_000].map((counted) => fundedCents(5_000, counted, 1_000))).toEqual([0, 100, 5_000, 5_000]);
  expect(fullFromCents(5_000, 1_000)).toBe(5_000_000);
  expect(cutPrizes([200, 75, 25], 300)).toEqual([200, 75, 25]);
  expect(cutPrizes([200, 75, 25], 900)).toEqual([200, 75, 25]);
  expect(cutPrizes([200, 75, 25], 30)).toEqual([20, 7, 2]);
  expect(cutPrizes([200, 75, 25], 2)).toEqual([1]);
});

it('prizes never exceed their share of the stakes, even with few players [GIFT-010c]', () => {
  const cents = fc.integer({ min: 0, max: 10 ** 9 });
  fc.assert(
    fc.property(fc.array(cents, { minLength: 1, maxLength: 10 }), cents, fc.integer({ min: 1, max: 100_000 }), (prizes, counted, share) => {
      const paid = fundedCents(
        prizes.reduce((sum, prize) => sum + prize, 0),
        counted,
        share,
      );
      const cut = cutPrizes(prizes, paid).reduce((sum, prize) => sum + prize, 0);
      expect(cut).toBeLessThanOrEqual((counted * share) / 1_000_000);
    }),
  );
});
