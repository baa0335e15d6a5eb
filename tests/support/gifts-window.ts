import { act } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import type { ConfigName } from '#contract/fields/config/index';
import type { BonusOffer, Gift } from '#contract/fields/gift';
import { bonusesQuery, depositOffersQuery, freeSpinsQuery, registrationOffersQuery } from '../../src/features/gifts/gift-calls';
import { configQuery } from '../../src/platform/config/configs';
import { session } from '../../src/platform/session';
import { fakeResponses } from './fake-responses';
import type { Rendered } from './render';

export const NOON = Date.parse('2026-05-01T12:00:00.000Z');

/** An offer for a deposit, with a code. */
export const offer: BonusOffer = {
  key: 'half',
  title: 'Half',
  code: 'HALF',
  currency: 'EUR',
  percent: 50,
  max_cents: 10_000,
  min_deposit_cents: 2000,
  amount_cents: 0,
  freespins_total: 20,
  game: null,
  wager: 30,
  tier: 'rocket_pro',
  max_stake_cents: 500,
  weights: { slots: 100, roulette: 10, instant: 25, cards: 5 },
};

type Known = [readonly unknown[], unknown][];

/** A window of player 7 with gifts, at noon; new for each test. */
export function giftsWindow() {
  const configs: { [name: string]: unknown } = {};
  const asked: string[] = [];
  const button = (name: string) =>
    [...document.querySelectorAll<HTMLElement>('button')].find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name)!;

  const given = {
    shown: undefined as unknown as Rendered,
    /** Addresses that were requested. */
    asked,
    /** Configurations that override the default ones. */
    configs,

    press: (name: string) => act(async () => button(name).click()),
    text: () => given.shown.page.textContent ?? '',

    /** The reads of the page, with these gifts. */
    known: (bonuses: Gift[], freespins: Gift[] = [], welcome_pack = false): Known => [
      ...Object.entries({
        'disabled-bonuses': { bonuses: [] },
        'modify-gifts-config': { gifts: [] },
        'additional-gifts': { gifts: [] },
        ...configs,
      }).map(([name, config]): Known[number] => [configQuery(name as Exclude<ConfigName, 'banners-config'>).queryKey, { name, config }]),
      [bonusesQuery().queryKey, { data: bonuses }],
      [freeSpinsQuery().queryKey, { data: freespins }],
      [registrationOffersQuery().queryKey, { data: [{ ...offer, key: 'boarding', title: 'Boarding' }], welcome_pack }],
      [depositOffersQuery().queryKey, { data: [offer] }],
    ],
  };

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: NOON });
    asked.length = 0;
    for (const name of Object.keys(configs)) delete configs[name];
    vi.stubGlobal(
      'fetch',
      fakeResponses(() => Response.json({}), asked),
    );
    Object.assign(session, {
      status: 'player',
      player: { id: 7, groups: [], currency: 'EUR', can_issue_bonuses: true, deposit_bonus_code: null },
    });
  });

  afterEach(async () => {
    await given.shown.unmount();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  return given;
}
