import { expect, it } from 'vitest';
import { knewTheHouse, newProviderOf, announcedProviders } from './new-provider';

const providers = [{ id: 'old' }, { id: 'first', is_new: true }, { id: 'second', is_new: true }];
const context = { announced: [], pathname: '/', isPlaying: false, isBlocked: false };

it('the main page announces one new provider at a time, each once per device [GAME-011]', () => {
  expect(newProviderOf(providers, context)?.id).toBe('first');
  expect(newProviderOf(providers, { ...context, announced: ['first'] })?.id).toBe('second');
  expect(newProviderOf(providers, { ...context, announced: ['first', 'second'] })).toBeNull();
});

it.each([{ isPlaying: true }, { isBlocked: true }, { pathname: '/pokies' }])('nothing is announced with %o [GAME-011]', (change) => {
  expect(newProviderOf(providers, { ...context, ...change })).toBeNull();
});

it('an invalid stored value counts as an empty list', () => {
  expect([announcedProviders(null), announcedProviders({ a: 1 }), announcedProviders(['a', 7])]).toEqual([[], [], ['a']]);
});

it('a player counts as new for a day [GAME-011]', () => {
  const now = Date.parse('2026-05-02T12:00:00Z');
  expect([knewTheHouse('2026-05-01T12:00:00Z', now), knewTheHouse('2026-05-01T12:00:01Z', now)]).toEqual([true, false]);
});
