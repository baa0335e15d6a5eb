import { expect, it } from 'vitest';
import { catalogue, configOf } from './catalogue';
import { highestWin } from './highest-win';

const of = (slug: string) => highestWin(configOf(catalogue().find(({ slug: own }) => own === slug)!));

it('the highest payout of a bet follows from the configuration, with its odds where the player decides nothing', () => {
  expect(of('orbit-roulette')).toEqual({ times: 36, one_in: 37 });
  expect(of('orbit-american-roulette')).toEqual({ times: 36, one_in: 38 });
  expect(of('orbit-jacks-or-better')).toEqual({ times: 800, one_in: null });
  expect(of('gravity-drop')?.one_in).toBe(2 ** 15);
});

it('the highest payout isn’t given for slots, whose highest round is a coincidence of many', () => {
  expect(of('penumbral-mare')).toBeNull();
});
