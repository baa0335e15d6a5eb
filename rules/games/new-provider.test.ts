import { expect, it } from 'vitest';
import { knewTheHouse, newProviderOf, toldProviders } from './new-provider';

const providers = [{ id: 'old' }, { id: 'first', is_new: true }, { id: 'second', is_new: true }];
const scene = { told: [], pathname: '/', isPlaying: false, isBlocked: false };

it('a visitor of main is told of one new provider at a time, of each once on a device [GAME-011]', () => {
  expect(newProviderOf(providers, scene)?.id).toBe('first');
  expect(newProviderOf(providers, { ...scene, told: ['first'] })?.id).toBe('second');
  expect(newProviderOf(providers, { ...scene, told: ['first', 'second'] })).toBeNull();
});

it.each([{ isPlaying: true }, { isBlocked: true }, { pathname: '/pokies' }])('nobody is told of one with %o [GAME-011]', (change) => {
  expect(newProviderOf(providers, { ...scene, ...change })).toBeNull();
});

it('what was kept otherwise than as a list of names is none', () => {
  expect([toldProviders(null), toldProviders({ a: 1 }), toldProviders(['a', 7])]).toEqual([[], [], ['a']]);
});

it('a player of a day knows the house, and one who has just come does not [GAME-011]', () => {
  const now = Date.parse('2026-05-02T12:00:00Z');
  expect([knewTheHouse('2026-05-01T12:00:00Z', now), knewTheHouse('2026-05-01T12:00:01Z', now)]).toEqual([true, false]);
});
