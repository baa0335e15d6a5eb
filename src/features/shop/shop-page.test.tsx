import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getCurrentIp } from '#contract/calls/locale';
import type { ShopCard } from '#contract/fields/shop';
import { coinTiers } from '#rules/shop/coin-tier';
import { fakeResponses } from '#tests/support/fake-responses';
import { refusal } from '#tests/support/fake-platform';
import { typeIn } from '#tests/support/page-input';
import { render, type Rendered } from '#tests/support/render';
import { wireClient } from '../../platform/api/client';
import { queryOf } from '../../platform/api/query';
import { loadSession, session } from '../../platform/session';
import { takeToasts, type ToastOrder } from '../../ui/toast';
import { CoinPicture } from './coin-picture';
import { coinsQuery, moneyQuery, rewardsQuery } from './shop-calls';
import { ShopPage } from './shop-page';
import { SpinRewards, useSpinRewards } from './spin-rewards';

vi.mock('../../platform/session', async (original) => ({
  ...(await original<typeof import('../../platform/session')>()),
  loadSession: vi.fn(async () => undefined),
}));

const NOON = Date.parse('2026-05-01T12:00:00.000Z');
const money: ShopCard = {
  type: 'money',
  group: 'money-5',
  rates: [
    { currency: 'EUR', amount_cents: 500, points: 500 },
    { currency: 'NOK', amount_cents: 6000, points: 550 },
  ],
  rate: null,
  games: [],
  wager: 0,
  title: 'Spark',
  labels: ['POPULAR'],
  is_discount: false,
  full_points: null,
};
const spins: ShopCard = {
  ...money,
  type: 'freespins',
  group: 'spins-20',
  rates: [],
  rate: { points: 200, freespins_count: 20, lottery_ids: [] },
  games: ['a:b'],
  wager: 30,
  title: 'Comet Run',
  labels: ['NEW', 'VIP'],
};
const onSale: ShopCard = { ...money, group: 'sale-10', title: 'Two sparks', is_discount: true, full_points: 1000 };

let shown: Rendered;
let asked: [string, unknown][];
const toasts: ToastOrder[] = [];
let stop: () => void;

const known = (points: number, cards = [money, onSale]): [readonly unknown[], unknown][] => [
  [queryOf(getCurrentIp, {}).queryKey, { country_code: 'DE' }],
  [moneyQuery().queryKey, { data: cards, sale: { ends: '05/05/2026' } }],
  [rewardsQuery('freespins').queryKey, { data: [spins], sale: { ends: '05/05/2026' } }],
  ...(['lootboxes', 'lotteries'] as const).map((type): [readonly unknown[], unknown] => [
    rewardsQuery(type).queryKey,
    { data: [], sale: null },
  ]),
  [coinsQuery().queryKey, { chargeable: { points }, persistent: { points: 0, quarter: 0 }, rates: [] }],
];
const player = (change = {}) =>
  Object.assign(session, { status: 'player', player: { id: 7, groups: [], currency: 'EUR', can_issue_bonuses: true, ...change } });
const response = (given: () => Response | Promise<Response>) =>
  wireClient({
    fetch: async (url, init) => {
      asked.push([`${init?.method} ${url}`, typeof init?.body === 'string' ? JSON.parse(init.body) : null]);
      if (url.includes('exchange')) return given();
      return Response.json(
        url.includes('settings') ? { can_issue: true } : { chargeable: { points: 0 }, persistent: { points: 0, quarter: 0 }, rates: [] },
      );
    },
  });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  asked = [];
  toasts.length = 0;
  stop = takeToasts((order) => void toasts.push(order));
  const fetch = fakeResponses(() => Response.json({}));
  vi.stubGlobal('fetch', fetch);
  player();
});

afterEach(async () => {
  stop();
  await shown.unmount();
});

const button = (name: RegExp) =>
  [...document.querySelectorAll<HTMLElement>('button')].find((one) => name.test(one.getAttribute('aria-label') ?? one.textContent ?? ''))!;
const press = (name: RegExp) => act(async () => button(name).click());
const exchanges = () => asked.filter(([url]) => url.includes('exchange'));
const titles = () => [...shown.page.querySelectorAll('article h2')].map((one) => one.textContent);
const dialog = () => document.querySelector('[role="dialog"]')?.textContent ?? '';

describe('the shop', () => {
  it('has a tab for each kind of reward; cards have their labels, price and terms [ROUTE-023a, SHOP-002b, SHOP-002c]', async () => {
    shown = await render(<ShopPage page="all" />, known(0));
    expect([...shown.page.querySelectorAll('nav a')].map((link) => link.getAttribute('href'))).toEqual([
      '/rocket-mart',
      '/rocket-mart/freespins',
      '/rocket-mart/money',
      '/rocket-mart/special',
      '/rocket-mart/discounts',
    ]);
    expect([titles(), shown.page.textContent]).toEqual([
      ['20 free spins', '€5'],
      expect.stringMatching(/New.*VIP.*200 comp points.*Popular.*500 comp points/),
    ]);
    await shown.unmount();
    shown = await render(<ShopPage page="discounts" />, known(0));
    expect(shown.page.textContent).toMatch(/Sale ends in 3 days.*was 1,000/);
  });

  it('shows the rate of the player’s currency [SHOP-003a]', async () => {
    player({ currency: 'NOK' });
    shown = await render(<ShopPage page="money" />, known(0));
    expect(shown.page.textContent).toMatch(/NOK.60.*550 comp points/);
  });

  it.each(Object.entries({ GB: '10x', curacao: '30x' }))('shows the wagering that the licence %s allows: %s', async (name, times) => {
    player({ license_name: name });
    shown = await render(<ShopPage page="freespins" />, known(0));
    expect(shown.page.textContent).toContain(times);
  });

  it('sends a guest to registration, and shows the sale to players only [SHOP-008]', async () => {
    Object.assign(session, { status: 'guest', player: null });
    shown = await render(<ShopPage page="money" />, known(0));
    const links = [...shown.page.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect([
      links.some((link) => link?.startsWith('/registration?redirect=')),
      links.includes('/rocket-mart/discounts'),
      button(/^Exchange/),
    ]).toEqual([true, false, undefined]);
  });

  it('offers a quantity if more than one is affordable [SHOP-004a, SHOP-004b]', async () => {
    shown = await render(<ShopPage page="money" />, known(1200));
    expect([button(/−1/).hasAttribute('disabled'), button(/\+1/).hasAttribute('disabled')]).toEqual([true, false]);
    await press(/\+1/);
    expect(button(/−1/).hasAttribute('disabled')).toBe(false);
    expect([titles(), button(/\+1/).hasAttribute('disabled'), shown.page.textContent]).toEqual([
      ['€10'],
      true,
      expect.stringContaining('1,000 comp points'),
    ]);
    await shown.unmount();
    shown = await render(<ShopPage page="money" />, known(999));
    expect(button(/\+1/)).toBeUndefined();
    await shown.unmount();
    shown = await render(<ShopPage page="money" />, known(75_250));
    const field = shown.page.querySelector<HTMLInputElement>('input[type=number]')!;
    await typeIn(field, '151');
    expect([field.value, field.max, shown.page.textContent]).toEqual(['150', '150', expect.stringContaining('75,000 comp points')]);
  });
});

describe('an exchange', () => {
  it('sends points and group, and shows success [SHOP-005d, SHOP-006a]', async () => {
    response(() => Response.json({ id: '1', points: 0, gift_id: null }));
    shown = await render(<ShopPage page="money" />, known(600));
    await press(/^Exchange: €5/);
    await shown.until(() => expect(dialog()).toContain('€5 added to your balance'));
    expect(document.querySelector('[role="dialog"] [role="status"]')?.textContent).toContain('€5 added to your balance');
    expect(exchanges()).toEqual([['POST /api/comp_points/exchange/money', { points: 500, group: 'money-5' }]]);
  });

  it('shows as pending on its card, and the other cards wait', async () => {
    let come: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (come = resolve));
    response(() => released.then(() => Response.json({ id: '1', points: 0, gift_id: null })));
    shown = await render(<ShopPage page="all" />, known(600));
    const states = () =>
      [button(/^Exchange: €5/), button(/^Exchange: 20 free spins/)].map((one) => [
        one.getAttribute('aria-busy'),
        one.hasAttribute('disabled'),
      ]);
    await press(/^Exchange: €5/);
    expect(states()).toEqual([
      ['true', false],
      ['false', true],
    ]);
    come();
    await shown.until(() =>
      expect(states()).toEqual([
        ['false', false],
        ['false', false],
      ]),
    );
  });

  it('of free spins is sent by their type, and links to the gifts [SHOP-006a]', async () => {
    response(() => Response.json({ id: '1', points: 0, gift_id: '91f70000-0000-4000-8000-000000000001' }));
    shown = await render(<ShopPage page="freespins" />, known(300));
    await press(/^Exchange: 20 free spins/);
    await shown.until(() => expect(dialog()).toContain('added to your gifts'));
    expect(exchanges()).toEqual([['POST /api/comp_points/exchange/freespins', { points: 200, group: 'spins-20' }]]);
  });

  it('shows how many coins are missing, and warns a multi-account player; nothing is sent [SHOP-005a, SHOP-005b]', async () => {
    response(() => Response.json({}));
    shown = await render(<ShopPage page="money" />, known(380));
    await press(/^Exchange/);
    await shown.until(() => expect(dialog()).toContain('You need 120 more comp points'));
    await shown.unmount();
    player({ groups: [100] });
    shown = await render(<ShopPage page="money" />, known(600));
    await press(/^Exchange/);
    await shown.until(() => expect(dialog()).toContain('more than one account'));
    expect(exchanges()).toEqual([]);
  });

  it('asks a player without bonuses to turn them on, then continues [SHOP-005c]', async () => {
    player({ can_issue_bonuses: false });
    response(() => Response.json({ id: '1', points: 0, gift_id: null }));
    shown = await render(<ShopPage page="money" />, known(600));
    await press(/^Exchange/);
    await shown.until(() => expect(dialog()).toContain('Bonuses are turned off'));
    await press(/^Turn on and exchange/);
    await shown.until(() => expect(dialog()).toContain('added to your balance'));
    expect(asked.map(([url]) => url).slice(0, 2)).toEqual([
      'PATCH /api/player/update_bonus_settings',
      'POST /api/comp_points/exchange/money',
    ]);
    expect(loadSession).toHaveBeenCalled();
  });

  it('that fails only shows the failure modal [SHOP-005e, ERR-005]', async () => {
    response(() => refusal('reward_price_changed', 409));
    shown = await render(<ShopPage page="money" />, known(600));
    await press(/^Exchange/);
    await shown.until(() => expect(dialog()).toContain('No comp points were used'));
    expect(toasts).toEqual([]);
  });
});

it('the picture of a price grows with its worth [SHOP-009a]', async () => {
  shown = await render(
    <>
      {[25 as const, ...coinTiers.toReversed()].map((tier) => (
        <CoinPicture key={tier} tier={tier} />
      ))}
    </>,
  );
  const coins = [...shown.page.querySelectorAll('svg')].map((picture) => picture.querySelectorAll('path').length);
  expect(coins).toEqual(coins.toSorted((one, other) => one - other));
  expect(new Set(coins).size).toBe(9);
});

describe('the spin rewards', () => {
  const box: ShopCard = {
    ...spins,
    type: 'lootboxes',
    group: 'lootbox',
    rate: { points: 300, freespins_count: 0, lottery_ids: [] },
    games: [],
    wager: 0,
    title: 'The wheel',
  };
  const boxes: [readonly unknown[], unknown] = [
    rewardsQuery('lootboxes').queryKey,
    { data: [box, { ...box, group: 'sale', is_discount: true }], sale: null },
  ];
  function Within() {
    const rewards = useSpinRewards();
    return rewards ? <SpinRewards {...rewards} /> : <p>none</p>;
  }
  const names = () => [...shown.page.querySelectorAll('article h2')].map(({ textContent }) => textContent);

  it('are affordable boxes and free spins, none on sale; none without coins, and none for a guest [LOOT-005a, LOOT-005b]', async () => {
    const seen = [];
    for (const points of [0, 199, 200, 300]) {
      shown = await render(<Within />, [...known(points), boxes]);
      seen.push(names());
      if (points < 300) await shown.unmount();
    }
    expect(seen).toEqual([[], [], ['20 free spins'], ['1 loot box', '20 free spins']]);
    await shown.unmount();
    Object.assign(session, { status: 'guest', player: null });
    shown = await render(<Within />, [...known(300), boxes]);
    expect(shown.page.textContent).toBe('none');
  });

  it('are exchanged in place; a box links to the wheel [SHOP-005d, SHOP-006a]', async () => {
    response(() => Response.json({ id: 'x', points: 0, gift_id: null }));
    shown = await render(<Within />, [...known(300), boxes]);
    await act(async () => shown.page.querySelector<HTMLButtonElement>('article button:last-of-type')?.click());
    await shown.until(() => expect(document.body.textContent).toContain('1 loot box: open it on the wheel.'));
    expect(asked).toContainEqual(['POST /api/comp_points/exchange/lootboxes', { points: 300, group: 'lootbox' }]);
    expect(document.querySelector('[role="dialog"] a')?.getAttribute('href')).toContain('/rocketmart-wheel');
  });
});
