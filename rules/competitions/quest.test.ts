import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { questSizes } from '#contract/fields/quest';
import { parseQuestIdentifier } from './quest-identifier';
import { questLevels } from './quest-levels';
import { questPrizes } from './quest-prizes';
import { questThresholds } from './quest-thresholds';

describe('the identifier of a quest', () => {
  it.each([
    ['m--lunar-quest', 'm', 'lunar-quest'],
    ['xs--quest-mini', 'xs', 'quest-mini'],
    ['s--quest', 's', 'quest'],
    ['robot-s--quest-of-iron', 'robot-s', 'quest-of-iron'],
    ['robot-m--quest-of-steel', 'robot-m', 'quest-of-steel'],
    ['quest--robot-m--steel', 'robot-m', 'steel'],
    ['huge--quest-of-size', 'm', 'quest-of-size'],
    ['summer-quest', 'm', 'summer-quest'],
    ['s--', 's', 's--'],
  ])('%s is of size %s with slug %s [QUEST-001a, QUEST-001b]', (identifier, size, slug) => {
    expect(parseQuestIdentifier(identifier)).toEqual({ size, slug });
  });
});

describe('thresholds', () => {
  it.each([
    ['m', 25, 2_000_000],
    ['robot-m', 25, 2_500_000],
    ['robot-s', 15, 800_000],
    ['s', 15, 1_000_000],
    ['xs', 6, 15_000],
  ] as const)('%s has %i levels from 0 to %i, strictly rising [QUEST-003a, QUEST-003b]', (size, count, last) => {
    const table = questThresholds[size];
    expect(table).toHaveLength(count);
    expect([table[0], table.at(-1)]).toEqual([0, last]);
    expect(table.every((euros, at) => at === 0 || euros > table[at - 1]!)).toBe(true);
  });

  it('the specified values are used unchanged [QUEST-003a]', () => {
    expect(questThresholds.m.slice(0, 11)).toEqual([0, 500, 1000, 2000, 3000, 5000, 10000, 25000, 50000, 75000, 100000]);
    expect(questThresholds.xs).toEqual([0, 150, 500, 1000, 5000, 15000]);
  });
});

describe('what the levels of a quest pay', () => {
  it.each(questSizes)(
    '%s: nothing for the first, then whole euros that add up to the prize, and stopping early never pays more per euro bet [GIFT-010b]',
    (size) => {
      const prizes = questPrizes(size, 1_000_050);
      expect(prizes).toHaveLength(questThresholds[size].length);
      expect([prizes[0], prizes.reduce((sum, prize) => sum + prize, 0)]).toEqual([0, 1_000_050]);
      expect(prizes.slice(0, -1).every((prize) => prize >= 0 && prize % 100 === 0)).toBe(true);
      const last = questThresholds[size].at(-1)!;
      let paid = 0;
      for (const [at, prize] of prizes.entries()) {
        paid += prize;
        expect(paid * last).toBeLessThanOrEqual(1_000_050 * questThresholds[size][at]!);
      }
    },
  );

  it('are shown on its map', () => {
    expect(questLevels({ size: 'xs', betsCents: 0, prizeCents: 20_000 }).levels.map(({ prizeCents }) => prizeCents)).toEqual([
      0, 200, 400, 700, 5_300, 13_400,
    ]);
  });
});

describe('levels of a quest', () => {
  it('starts on the first level [QUEST-002a, QUEST-002b]', () => {
    const { levels, current, next } = questLevels({ size: 'xs', betsCents: 0, prizeCents: 0 });
    expect(current).toEqual({ number: 1, thresholdCents: 0, prizeCents: 0, state: 'active' });
    expect(next).toEqual({ number: 2, thresholdCents: 15_000, prizeCents: 0, state: 'locked' });
    expect(levels.map(({ state }) => state)).toEqual(['active', 'locked', 'locked', 'locked', 'locked', 'locked']);
  });

  it('reaches a level exactly at its threshold [QUEST-002b]', () => {
    expect(questLevels({ size: 'm', betsCents: 99_999, prizeCents: 0 }).current.number).toBe(2);
    expect(questLevels({ size: 'm', betsCents: 100_000, prizeCents: 0 }).current.number).toBe(3);
  });

  it('marks passed levels as completed [QUEST-002a]', () => {
    const { levels, percentToNext } = questLevels({ size: 'xs', betsCents: 75_000, prizeCents: 0 });
    expect(levels.map(({ state }) => state)).toEqual(['completed', 'completed', 'active', 'locked', 'locked', 'locked']);
    expect(percentToNext).toBe(50);
  });

  it('has no next level at the end [QUEST-002b]', () => {
    const { current, next, percentToNext } = questLevels({ size: 'robot-s', betsCents: 1e12, prizeCents: 0 });
    expect([current.number, next, percentToNext]).toEqual([15, null, 100]);
  });

  it('treats an invalid amount as no bets', () => {
    expect(questLevels({ size: 's', betsCents: Number.NaN, prizeCents: 0 }).current.number).toBe(1);
    expect(questLevels({ size: 's', betsCents: -5, prizeCents: 0 }).percentToNext).toBe(0);
  });

  it('the current level is the highest that is reached, for any amount of bets [QUEST-002b]', () => {
    fc.assert(
      fc.property(fc.constantFrom(...questSizes), fc.integer({ min: 0, max: 400_000_000 }), (size, betsCents) => {
        const { current, next, levels, percentToNext } = questLevels({ size, betsCents, prizeCents: 0 });
        expect(betsCents).toBeGreaterThanOrEqual(current.thresholdCents);
        expect(next === null || betsCents < next.thresholdCents).toBe(true);
        expect(levels.filter(({ state }) => state === 'active')).toEqual([current]);
        expect(percentToNext).toBeGreaterThanOrEqual(0);
        expect(percentToNext).toBeLessThan(next ? 100 : 101);
      }),
    );
  });
});
