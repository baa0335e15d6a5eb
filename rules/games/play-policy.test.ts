import { expect, it } from 'vitest';
import { hasAutoplay, hasQuickStop, hasTurbo, minimumCycle } from './play-policy';

const licences = ['curacao', 'AU', 'EE', 'unheard-of', null];

it('a round of slots takes at least 2.5 seconds, and 3 in Estonia and under an unknown licence; at a table 5 everywhere', () => {
  expect(licences.map((licence) => minimumCycle('slots', licence))).toEqual([2_500, 2_500, 3_000, 3_000, 3_000]);
  for (const table of ['roulette', 'blackjack', 'baccarat', 'video-poker'] as const)
    expect(licences.map((licence) => minimumCycle(table, licence))).toEqual([5_000, 5_000, 5_000, 5_000, 5_000]);
  expect(licences.map((licence) => minimumCycle('crash', licence))).toEqual([2_500, 2_500, 3_000, 3_000, 3_000]);
});

it('a tap ends a spin early only under licences that allow it', () => {
  expect(licences.map(hasQuickStop)).toEqual([true, true, false, false, false]);
});

it('autoplay and turbo are for licences that allow them: not in Australia, Estonia or under an unknown licence', () => {
  expect(licences.map(hasAutoplay)).toEqual([true, false, false, false, false]);
  expect(licences.map(hasTurbo)).toEqual([true, false, false, false, false]);
});
