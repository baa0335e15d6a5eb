import { expect, it } from 'vitest';
import type { GameCollection } from '#contract/fields/game';
import { chipsFor } from './chips-for';

it('kinds of games and jackpots have their chip on every list, however few they are; others from ten games on', () => {
  const collections = (
    [
      ['all', 230],
      ['jackpots', 9],
      ['blackjack', 1],
      ['comet', 9],
      ['moon', 11],
      ['radar', 3],
    ] as const
  ).map(([id, games_count]): GameCollection => ({ id, games_count }));
  expect(chipsFor(collections, 'slots').map(({ id }) => id)).toEqual(['all', 'jackpots', 'blackjack', 'moon']);
  expect(chipsFor(collections, 'radar').map(({ id }) => id)).toContain('radar');
});
