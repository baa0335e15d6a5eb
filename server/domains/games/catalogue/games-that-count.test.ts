import { expect, it } from 'vitest';
import { catalogue } from '#rules/games/catalogue';
import { gamesThatCount } from './games-that-count';

const game = (identifier: string) => catalogue().find((one) => one.identifier === identifier)!;

it('listed games count as they are, and without a choice all do', () => {
  expect([gamesThatCount(undefined), gamesThatCount(['a:b'])]).toEqual([null, ['a:b']]);
});

it('of a provider a dozen games at most count, and none of its table games', () => {
  const games = gamesThatCount({ provider: 'orbit-house' })!;
  expect(games).toHaveLength(12);
  expect(games.filter((identifier) => game(identifier).categories.includes('table'))).toEqual([]);
  expect(games.filter((identifier) => !identifier.startsWith('orbit-house:'))).toEqual([]);
});

it('of a category its own games count', () => {
  const games = gamesThatCount({ category: 'table' })!;
  expect(games.length).toBeGreaterThan(0);
  expect(games.filter((identifier) => !game(identifier).categories.includes('table'))).toEqual([]);
});
