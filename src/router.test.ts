import { createMemoryHistory, isNotFound } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getPages } from '#contract/calls/content';
import { getJackpots } from '#contract/calls/games/jackpots';
import { getCurrentIp } from '#contract/calls/locale';
import { refusal } from '#tests/support/fake-platform';
import { wireClient } from './platform/api/client';
import { makeWindowContext } from './platform/context/window-context';
import { windowLanguage } from './platform/i18n';
import { session } from './platform/session';
import { notePage } from './shell/modal-host/modal';
import { notePageBefore } from './shell/navigation/previous-page';
import { makeRouter } from './router';

let country = 'DE';

/** Loads an address with the app's routes; returns where it leads, what the address bar shows, and whether the page exists. */
async function visit(address: string) {
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = makeRouter(makeWindowContext(), history);
  await router.load();
  const { pathname, search, maskedLocation } = router.state.location;
  const bar = maskedLocation ?? router.state.location;
  const isFound = router.state.matches.every(({ status }) => status !== 'notFound');
  return { pathname, search: search as Record<string, unknown>, bar: bar.pathname, barHref: bar.href, isFound };
}

const become = (status: 'guest' | 'player') =>
  Object.assign(session, { status, player: status === 'player' ? { id: 7, groups: [], currency: 'EUR' } : null });

beforeEach(() => {
  notePage({ pathname: '/', search: {} });
  const responses: Record<string, unknown> = {
    get [getCurrentIp.path]() {
      return { country_code: country };
    },
    [getPages.path]: { data: [] },
    [getJackpots.path]: { data: [{ id: 1, identifier: 'orbit-pots', state: 'active', currency: 'EUR', amount_cents: 0, levels: [] }] },
  };
  const fetch = async (url: string) => {
    const response = responses[url.split('?')[0]!];
    return response ? Response.json(response) : refusal('not_found', 404);
  };
  wireClient({ fetch });
});

afterEach(() => {
  country = 'DE';
  become('guest');
});

describe('an address that redirects', () => {
  it.each([
    ['/accounts/history', '/', '[ROUTE-027]'],
    ['/dashboard', '/registration', '[ROUTE-008c]'],
    ['/users', '/profile', '[ROUTE-014c]'],
    ['/users/security', '/profile/security', '[ROUTE-014c]'],
    ['/profile/promocode', '/profile/promo-code', '[ROUTE-014b]'],
  ])('%s redirects to %s %s', async (address, page) => {
    become(page === '/registration' ? 'guest' : 'player');
    expect((await visit(address)).pathname).toBe(page);
  });

  it.each([
    ['/users/password/edit?reset_password_token=t1', 'new-password', '/new-password'],
    ['/profile/password/edit?reset_password_token=t1', 'new-password', '/new-password'],
  ])('%s opens the dialog %s with its token [ROUTE-029b]', async (address, modal, bar) => {
    expect(await visit(address)).toMatchObject({ pathname: '/', bar, search: { modal, asked: { reset_password_token: 't1' } } });
  });

  it.each(['/users/confirmation', '/profile/confirmation'])('%s opens the confirmation with its token [ROUTE-029b]', async (address) => {
    const bar = '/confirmation';
    const asked = { confirmation_token: 't2' };
    expect(await visit(`${address}?confirmation_token=t2`)).toMatchObject({ pathname: '/', bar, search: { modal: 'confirmation', asked } });
  });

  it('/new-password opens its dialog with the token of the address [ROUTE-051c]', async () => {
    expect(await visit('/new-password?reset_password_token=t1')).toMatchObject({
      pathname: '/',
      bar: '/new-password',
      search: { modal: 'new-password', asked: { reset_password_token: 't1' } },
    });
  });

  it('the old confirmation address opens the new one with its token [ROUTE-029b]', async () => {
    expect(await visit('/users/confirmation?confirmation_token=t1')).toMatchObject({
      pathname: '/',
      bar: '/confirmation',
      search: { modal: 'confirmation', asked: { confirmation_token: 't1' } },
    });
  });
});

describe('a short address', () => {
  it('with a jackpot’s identifier redirects to the jackpots page [ROUTE-035a]', async () => {
    expect((await visit('/orbit-pots')).pathname).toBe('/games/jackpots');
  });

  it('with an unknown category logs nothing to the console', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    for (const address of ['/pokies/nonsense', '/categories/nonsense', '/games/nonsense', '/live/nonsense']) await visit(address);
    expect(said.mock.calls.filter(([error]) => isNotFound(error))).toEqual([]);
    said.mockRestore();
  });

  it('that doesn’t exist isn’t found', async () => {
    expect(await visit('/nowhere')).toMatchObject({ pathname: '/nowhere', isFound: false });
  });

  it('/play redirects to the games, and /sfu opens a game without the shell [ROUTE-071b]', async () => {
    expect((await visit('/play')).pathname).toBe('/pokies');
    expect(await visit('/sfu/orbit-house/comet?mode=demo')).toMatchObject({ pathname: '/sfu/orbit-house/comet', search: { mode: 'demo' } });
    expect((await visit('/sfu/orbit-house/comet')).pathname).toBe('/registration');
  });
});

describe('a dialog of the cashbox', () => {
  it.each([
    ['/deposit?amountProp=20', { modal: 'deposit', asked: { amountProp: 20 } }, '/deposit'],
    ['/deposit-bonus', { modal: 'deposit', asked: { bonus: true } }, '/deposit-bonus'],
    ['/deposit-fast', { modal: 'deposit-fast' }, '/deposit-fast'],
    ['/accounts/BTC/deposit?amountProp=2', { modal: 'deposit', asked: { account: 'BTC', amountProp: 2 } }, '/accounts/BTC/deposit'],
    ['/withdraw', { modal: 'withdraw' }, '/withdraw'],
    ['/dashboard', { modal: 'cashbox' }, '/dashboard'],
    ['/cashbox', { modal: 'cashbox' }, '/cashbox'],
  ])('%s opens over the page that the player came from [ROUTE-008a, ROUTE-008b]', async (address, search, bar) => {
    become('player');
    notePage({ pathname: '/vip', search: {} });
    expect(await visit(address)).toMatchObject({ pathname: '/vip', search, bar });
  });

  it.each(['/deposit', '/deposit-bonus', '/deposit-fast', '/accounts/EUR/deposit', '/withdraw', '/cashbox', '/dashboard'])(
    '%s redirects a guest to registration and back [ROUTE-008c, ROUTE-049a]',
    async (address) => {
      expect(await visit(address)).toMatchObject({ pathname: '/registration', search: { redirect: address } });
    },
  );

  it.each(['/', '/sign-up', '/registration', '/login'])('opens over main if the player came from %s [ROUTE-009b]', async (pathname) => {
    become('player');
    notePage({ pathname, search: {} });
    expect(await visit('/deposit')).toMatchObject({ pathname: '/', search: { modal: 'deposit' } });
  });
});

describe('the query of a deposit', () => {
  beforeEach(() => void become('player'));

  it.each([
    ['/deposit?amountProp=75&autoApplyPromocode=true&campaign=spring', { amountProp: 75, autoApplyPromocode: true, campaign: 'spring' }],
    ['/deposit?amountProp=12.5&fromDashboard=true', { amountProp: 12.5, fromDashboard: true }],
    ['/deposit-bonus?amountProp=20', { amountProp: 20, bonus: true }],
    ['/accounts/BTC/deposit?amountProp=2', { account: 'BTC', amountProp: 2 }],
  ])('%s reaches the dialog and stays in the address for a reload [ROUTE-010c]', async (address, asked) => {
    const first = await visit(address);
    expect(first).toMatchObject({ barHref: address, search: { modal: 'deposit', asked } });
    expect(await visit(first.barHref)).toEqual(first);
  });

  it.each(['?amountProp=lots&autoApplyPromocode=1', '?amountProp=-5&autoApplyPromocode=yes', '?autoApplyPromocode=false'])(
    'the invalid parameters %s are dropped, from the address too [ROUTE-010a, ROUTE-010b]',
    async (query) => {
      const { search, barHref } = await visit(`/deposit${query}`);
      expect([search, barHref]).toEqual([{ modal: 'deposit' }, '/deposit']);
    },
  );
});

describe('a link to a dialog that was clicked before hydration', () => {
  const arriveFrom = async (referrer: string, address: string, type = 'navigate') => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);
    const router = makeRouter(makeWindowContext(), createMemoryHistory({ initialEntries: [address] }));
    notePageBefore(router, referrer);
    await router.load();
    const { pathname, search, maskedLocation } = router.state.location;
    return { pathname, search: search as Record<string, unknown>, bar: maskedLocation?.pathname };
  };
  const here = (path: string) => `${location.origin}${path}`;

  it.each([
    ['/vip', '/vip', {}],
    ['/de/pokies/all?page=2', '/pokies/all', { page: 2 }],
    ['/vip?modal=menu', '/vip', {}],
  ])('opens it over the page that contains the link: %s', async (from, pathname, search) => {
    expect(await arriveFrom(here(from), '/search')).toEqual({ pathname, search: { ...search, modal: 'search' }, bar: '/search' });
  });

  it.each([
    ['another site', 'https://elsewhere.example/vip', undefined],
    ['a dialog’s own address', here('/menu'), undefined],
    ['an address that redirects', here('/popup/menu'), undefined],
    ['the base of guests', here('/guest/vip'), undefined],
    ['the payment provider’s page', here('/provider/payments/checkout/1?key=a'), undefined],
    ['nowhere', '', undefined],
    ['a reload', here('/vip'), 'reload'],
  ])('opens it over main after %s', async (_name, referrer, type) => {
    expect(await arriveFrom(referrer, '/search', type)).toMatchObject({ pathname: '/', bar: '/search' });
  });
});

describe('a dialog of guests', () => {
  it('opens over the login page if the guest is there [ROUTE-051a]', async () => {
    notePage({ pathname: '/login', search: { redirect: '/vip' } });
    expect(await visit('/remind')).toMatchObject({ pathname: '/login', search: { redirect: '/vip', modal: 'remind' }, bar: '/remind' });
  });
});

describe('a dialog by its name', () => {
  it('opens as at its own address [ROUTE-037a]', async () => {
    expect(await visit('/popup/remind')).toMatchObject({ pathname: '/', bar: '/remind', search: { modal: 'remind' } });
    expect(await visit('/popup/deposit')).toMatchObject({ pathname: '/registration' });
  });

  it.each(['nothing', 'toString', '__proto__'])('that doesn’t exist isn’t found: %s', async (name) => {
    expect((await visit(`/popup/${name}`)).isFound).toBe(false);
  });
});

describe('an address that’s closed in the visitor’s country', () => {
  it.each([
    ['/sign-in', 'sign-in'],
    ['/login', 'sign-in'],
    ['/remind', 'sign-in'],
    ['/sign-up', 'sign-up'],
    ['/registration', 'sign-up'],
  ])('%s shows the restricted page at the same address, also inside the app [ROUTE-048, AUTH-010a, AUTH-010b]', async (address, action) => {
    country = 'PL';
    expect(await visit(address)).toMatchObject({ pathname: '/451', search: { action }, bar: address });
    country = 'DE';
    expect((await visit(address)).pathname).not.toBe('/451');
  });

  it('closes the deposit to a player who travels there, but not the withdrawal [ROUTE-048]', async () => {
    country = 'CY';
    become('player');
    expect(await visit('/deposit')).toMatchObject({ pathname: '/451' });
    expect(await visit('/withdraw')).toMatchObject({ search: { modal: 'withdraw' } });
  });
});

describe('the support page', () => {
  it('exists once, and no content page replaces it [ROUTE-016, ROUTE-042b, ROUTE-043]', async () => {
    const router = makeRouter(makeWindowContext(), createMemoryHistory({ initialEntries: ['/support'] }));
    expect(Object.keys(router.routesByPath).filter((path) => path === '/support')).toHaveLength(1);
    const pageAt = (path: string) => router.matchRoutes(path, {}).at(-1)?.fullPath;
    expect([pageAt('/support'), pageAt('/support-hours')]).toEqual(['/support', '/$slug']);
  });
});

describe('a page of the profile', () => {
  it('keeps its requested address, with and without a token [ROUTE-015b, ROUTE-049a]', async () => {
    expect(await visit('/profile/limits/confirm')).toMatchObject({
      pathname: '/registration',
      search: { redirect: '/profile/limits/confirm' },
    });
    expect(await visit('/profile/limits/confirm?token=t1')).toMatchObject({ search: { redirect: '/profile/limits/confirm?token=t1' } });
    become('player');
    expect((await visit('/profile/limits/confirm')).barHref).toBe('/profile/limits/confirm');
  });

  it.each(['/profile/verification', '/profile/games-history', '/profile/payments'])(
    '%s redirects a guest to registration first, and opens for a player [ROUTE-014a, ROUTE-049a]',
    async (address) => {
      expect(await visit(address)).toMatchObject({ pathname: '/registration', search: { redirect: address } });
      become('player');
      expect((await visit(address)).pathname).toBe(address);
    },
  );
});

describe('an address under the base of guests', () => {
  it('shows the page, and all links keep the base [ROUTE-055a]', async () => {
    const history = createMemoryHistory({ initialEntries: ['/guest/popup/search'] });
    const router = makeRouter(makeWindowContext(), history);
    await router.load();
    expect(router.state.location.search).toMatchObject({ modal: 'search' });
    expect(router.buildLocation({ to: '/pokies' }).publicHref).toBe('/guest/pokies');
    expect(router.buildLocation({ to: '/' }).publicHref).toBe('/guest');
  });
});

it('the code of a page loads in parallel with its texts', async () => {
  await windowLanguage.load('en');
  const router = makeRouter(makeWindowContext(), createMemoryHistory({ initialEntries: ['/pokies'] }));
  const preload = vi.fn(async () => undefined);
  Object.assign(router.routesById['/pokies/'].options, { component: Object.assign(() => null, { preload }) });
  let show!: () => void;
  vi.spyOn(windowLanguage, 'loadWhole').mockReturnValue(new Promise((resolve) => (show = resolve)));
  const loading = router.load();
  await vi.waitFor(() => expect(preload).toHaveBeenCalledOnce());
  show();
  await loading;
});
