// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type BonusOffer, type Gift } from '#contract/fields/gift';
import type { ConfigName } from '#contract/fields/config/index';
import { fakeResponses } from '#tests/support/fake-responses';
import { refusal } from '#tests/support/fake-platform';
import { render, type Rendered } from '#tests/support/render';
import { configQuery } from '../../../platform/config/configs';
import { wireClient } from '../../../platform/api/client';
import { session } from '../../../platform/session';
import { bonusesQuery, depositOffersQuery, freeSpinsQuery, registrationOffersQuery } from '../gift-calls';
import { GiftsPage } from '../list/gifts-page';

vi.mock('../../../platform/session', async (original) => ({
  ...(await original<typeof import('../../../platform/session')>()),
  loadSession: vi.fn(async () => undefined),
}));

const NOON = Date.parse('2026-05-01T12:00:00.000Z');
const offer: BonusOffer = {
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
let shown: Rendered;
let asked: string[];

type Known = [readonly unknown[], unknown][];
const configs: { [name: string]: unknown } = {};
const known = (bonuses: Gift[], freespins: Gift[] = [], welcome_pack = false): Known => [
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
];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  asked = [];
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
  await shown.unmount();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const button = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('button')].find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name)!;
const press = (name: string) => act(async () => button(name).click());
const text = () => shown.page.textContent ?? '';

describe('a code', () => {
  const response = (coupon: unknown, promo: unknown = { data: null }) =>
    wireClient({
      fetch: async (url) => (
        asked.push(url),
        Response.json(url.includes('coupon') ? coupon : url.includes('promo-code') ? promo : { data: [], welcome_pack: false })
      ),
    });

  it('from a link is redeemed automatically, once [GIFT-004b]', async () => {
    response({ status: 'applied', gift: null });
    shown = await render(<GiftsPage storedCode="STARDUST" />, known([]));
    await shown.until(() => expect(text()).toContain('Code redeemed'));
    expect(asked.filter((url) => url.includes('coupon'))).toHaveLength(1);
  });

  it('that isn’t a coupon may be one of the sportsbook [GIFT-004a]', async () => {
    response({ status: 'not_found', gift: null }, { data: { code: 'MATCHDAY', title: 'Matchday', url: '/sport', valid_until: null } });
    shown = await render(<GiftsPage storedCode="MATCHDAY" />, known([]));
    await shown.until(() => expect(text()).toContain('Matchday: a sportsbook coupon'));
  });

  it('without an effect shows why [GIFT-004b]', async () => {
    response({ status: 'not_found', gift: null });
    shown = await render(<GiftsPage storedCode="NO-SUCH" />, known([]));
    await shown.until(() => expect(text()).toContain('We can’t find this code'));
  });

  it('isn’t sent if it’s invalid', async () => {
    response({ status: 'applied', gift: null });
    shown = await render(<GiftsPage />, known([]));
    await press('Redeem');
    expect([asked.filter((url) => url.includes('coupon')), text()]).toEqual([[], expect.stringContaining('We can’t find this code')]);
  });

  it('whose call failed is logged, and has no effect [GIFT-007a, GIFT-007b, ERR-005]', async () => {
    wireClient({ fetch: async () => refusal('player_excluded', 403) });
    shown = await render(<GiftsPage storedCode="STARDUST" />, known([]));
    await shown.until(() => expect(text()).toContain('That didn’t work'));
    expect(asked).toContain('/log');
  });
});
