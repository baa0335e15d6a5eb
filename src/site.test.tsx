import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { groups } from '#rules/account/groups';
import { easyChallenge, readToken } from '#tests/support/captcha';
import { samplePromo } from '#tests/support/competitions';
import { refusal } from '#tests/support/fake-platform';
import { type Responses } from '#tests/support/open-site';
import { wholeSite } from '#tests/support/whole-site';
import { operatorPages } from '#tests/support/operator-pages';
import { windowLanguage } from './platform/i18n';
import { session } from './platform/session';

const whole = wholeSite();
const { become, open, main } = whole;
/** Whether an element is in the visible page, not in a hidden kept page. */
const isShown = (element: Element) => element.closest('[data-left]') === null;
const heading = () => [...main().querySelectorAll('h1')].find(isShown)?.textContent;
const named = (name: string) =>
  [...main().querySelectorAll<HTMLElement>('a, button')].find((one) => one.textContent === name && isShown(one));
const press = (name: string) => act(async () => named(name)!.click());

describe('the error page', () => {
  it('has its own address, says that something went wrong, and links to the lobby [ROUTE-026]', async () => {
    await open('/oops');
    expect([heading(), document.title]).toEqual(['Something went wrong', 'Something went wrong – Perigee']);
    expect(named('Go to the lobby')?.getAttribute('href')).toBe('/');
  });
});

describe('signing in and signing up', () => {
  it.each([
    ['/login', 'Sign in'],
    ['/registration', 'Create your account'],
  ])('%s is a page with its form, not a dialog over another page [ROUTE-031]', async (address, title) => {
    await open(address);
    await whole.site.until(() => expect(main().querySelector('form')).not.toBeNull());
    expect([heading(), document.title]).toEqual([title, `${title} – Perigee`]);
    expect([...main().querySelectorAll('form input')].map((input) => input.getAttribute('name'))).toEqual(
      expect.arrayContaining(['email', 'password']),
    );
    expect([whole.site.where(), document.querySelector('[role="dialog"]')]).toEqual([address, null]);
  });
});

describe('the registration', () => {
  const begin = async (stag: string) => {
    document.cookie = `stag=${stag}; path=/`;
    await open('/registration');
    const names = [...main().querySelectorAll('form input')].map((input) => input.getAttribute('name'));
    document.cookie = 'stag=; path=/; max-age=0';
    return names;
  };

  it('asks for email and password first, or for the name first, by the parity of the partner’s stag [AUTH-014a, AUTH-014c]', async () => {
    expect(await begin('summer-a8')).toEqual(['email', 'password']);
    await whole.site.close();
    expect(await begin('summer-a9')).toEqual(['first_name', 'last_name', 'date_of_birth', 'mobile_phone']);
  });

  it('ends with a link to the gifts if the player’s id is odd and there’s no partner [AUTH-014a, AUTH-014c]', async () => {
    const ways = async (id: number) => {
      become([]);
      Object.assign(session.player!, { id, email: 'ada@perigee.example', confirmed_at: null });
      await open('/email-verify');
      await whole.site.until(() => expect(document.querySelector('[role="dialog"] form')).not.toBeNull());
      return document.querySelector('[role="dialog"] a[href="/profile/gifts"]') !== null;
    };
    expect(await ways(8)).toBe(false);
    await whole.site.close();
    expect(await ways(7)).toBe(true);
  });
});

describe('credentials saved in the browser', () => {
  const keeps = (saved: object | null) => {
    vi.stubGlobal('PasswordCredential', class {});
    Object.defineProperty(navigator, 'credentials', { value: { get: async () => saved }, configurable: true });
  };
  const dialog = () => document.querySelector('[role="dialog"]');

  it('sign in from the dialog without typing; if they fail, the login page opens [AUTH-004a, AUTH-004b, ERR-003a]', async () => {
    keeps({ id: 'ada@perigee.example', password: 'Orbit-and-back-7' });
    let isRight = false;
    const responses: Responses = {
      'GET /api/captcha': () => Response.json({ challenge: easyChallenge() }),
      'POST /api/users/sign_in': () => (isRight ? Response.json({}) : refusal('wrong_credentials', 401)),
      'GET /api/player': () => Response.json({ id: 7, groups: [], statuses: [], currency: 'EUR' }),
    };
    await open('/sign-in?redirect=/oops', responses);
    await whole.site.until(() => expect(whole.site.where()).toBe('/login?redirect=%2Foops'));
    expect([heading(), dialog()]).toEqual(['Sign in', null]);
    expect(whole.logged).toContainEqual({ code: 'LOGIN_ERROR', reason: 'wrong_credentials', path: expect.any(String) });
    await whole.site.close();
    isRight = true;
    document.cookie = 'signed_in=1; path=/';
    await open('/sign-in?redirect=/oops', responses);
    await whole.site.until(() => expect(whole.site.where()).toBe('/oops'));
    expect(session.player?.id).toBe(7);
    const { user } = whole.site.asked.find(({ what }) => what === 'POST /api/users/sign_in')!.body as {
      user: { email: string; captcha: string };
    };
    expect([user.email, readToken(user.captcha).challenge]).toEqual(['ada@perigee.example', easyChallenge()]);
    document.cookie = 'signed_in=; path=/; max-age=0';
  });

  it('that don’t exist leave the dialog with its form', async () => {
    keeps(null);
    await open('/sign-in');
    await whole.site.until(() => expect(dialog()?.querySelector('form')).toBeTruthy());
    expect([whole.site.where(), whole.site.asked.some(({ what }) => what.includes('sign_in'))]).toEqual(['/sign-in', false]);
  });
});

describe('the panel of feature flags', () => {
  it('opens for testers at its own address, redirects guests to sign-up, and isn’t found for anybody else [ROUTE-033]', async () => {
    become([groups.tester]);
    await open('/ffc');
    expect([heading(), document.title]).toEqual(['Feature flags', 'Feature flags – Perigee']);
    expect(main().querySelectorAll('input[role="switch"]').length).toBeGreaterThan(0);
    await whole.site.close();
    become([]);
    await open('/ffc');
    expect(heading()).toBe('Nothing in this orbit');
    await whole.site.close();
    become(null);
    await open('/ffc');
    expect(whole.site.where()).toBe('/registration?redirect=%2Fffc');
  });
});

describe('the confirmation of a limit', () => {
  const token = 'T'.repeat(43);
  const call = 'POST /api/user_limits/confirm';
  const asksOf = () => whole.site.asked.filter(({ what }) => what === call).map(({ body }) => body);

  it('sends the token of its address, and only once the button is pressed [ROUTE-015a]', async () => {
    become([]);
    await open(`/profile/limits/confirm?token=${token}`, { [call]: () => Response.json({}) });
    expect([heading(), asksOf()]).toEqual(['Confirm your limit change', []]);
    await press('Change limit');
    await whole.site.until(() => expect(main().textContent).toContain('Your limit has been changed.'));
    expect([asksOf(), named('Change limit')]).toEqual([[{ token }], undefined]);
  });

  it('says that a refused link no longer works, and asks the player to open the link if it’s missing [ROUTE-015b]', async () => {
    become([]);
    await open(`/profile/limits/confirm?token=${token}`, { [call]: () => refusal('token_expired', 410) });
    await press('Change limit');
    await whole.site.until(() => expect(main().textContent).toContain('This link no longer works'));
    await whole.site.close();
    await open('/profile/limits/confirm');
    expect(main().textContent).toContain('Open the link in the email we sent you.');
    expect(named('Change limit')).toBeUndefined();
  });

  it('redirects a guest to registration, and keeps the token in the return address [ROUTE-049a]', async () => {
    await open(`/profile/limits/confirm?token=${token}`);
    expect(new URL(whole.site.where(), location.origin).searchParams.get('redirect')).toBe(`/profile/limits/confirm?token=${token}`);
  });
});

describe('a navigation', () => {
  it('to the current page or during another one logs nothing, and the last requested page shows [ROUTE-059a]', async () => {
    const held: ((response: Response) => void)[] = [];
    await open('/oops', { 'GET /api/promos/days': () => new Promise((resolve) => void held.push(resolve)) });
    const entries = whole.site.router.history.length;
    await whole.site.go('/oops');
    expect(whole.site.router.history.length).toBe(entries);
    await whole.site.go('/promo/days');
    await whole.site.until(() => expect(held).toHaveLength(1));
    await whole.site.go('/nowhere/at/all');
    await act(async () => held[0]!(refusal('internal', 500)));
    await whole.site.until(() => expect(heading()).toBe('Nothing in this orbit'));
    expect([whole.site.where(), whole.logged]).toEqual(['/nowhere/at/all', []]);
  });

  it('that fails otherwise is logged with its address, and shows the error page [ROUTE-026, ROUTE-059b]', async () => {
    await open('/oops', { 'GET /api/promos/days': () => refusal('forbidden', 403) });
    await whole.site.go('/promo/days');
    await whole.site.until(() => expect(whole.logged).toHaveLength(1));
    expect(whole.logged).toMatchObject([{ code: 'PAGE_FAILED', reason: 'forbidden' }]);
    expect(heading()).toBe('Something went wrong');
  });
});

describe('a page whose texts can’t be loaded', () => {
  it.each(['/vip', '/sign-in'])('%s says so within the shell, without a dialog that would have no texts [OFF-001c]', async (address) => {
    const lost = vi.spyOn(windowLanguage, 'loadWhole').mockRejectedValue(new TypeError('Failed to fetch dynamically imported module: x'));
    await open(address);
    lost.mockRestore();
    expect(heading()).toBe('No connection');
    expect([whole.site.element.querySelector('header'), document.querySelector('[role="dialog"]')]).toEqual([expect.anything(), null]);
  });
});

describe("a guest's header", () => {
  it('has search, sign-in, sign-up and the list of languages [HEAD-002]', async () => {
    whole.isWide = true;
    await open('/oops');
    const header = () => whole.site.element.querySelector('header')!;
    await whole.site.until(() => expect(header().querySelector('[aria-label="Language"]')).not.toBeNull());
    const links = [...header().querySelectorAll('a')].filter((link) => !link.closest('nav'));
    const said = links.slice(1).map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')]);
    expect(said).toEqual([
      ['Search games', '/search'],
      ['Sign in', '/sign-in'],
      ['Sign up', '/sign-up'],
    ]);
    await act(async () => header().querySelector<HTMLElement>('[aria-label="Language"]')!.click());
    await whole.site.until(() => expect(header().querySelectorAll('a[hreflang]').length).toBeGreaterThan(4));
    const languages = ['en', 'de'].map((locale) => header().querySelector(`a[hreflang=${locale}]`)?.getAttribute('href'));
    expect(languages).toEqual(['/en/oops', '/de/oops']);
  });
});

describe('the arena, a promotion and the achievements', () => {
  const empty = () => Response.json({ data: [] });
  const responses: Responses = {
    'GET /api/tournaments': empty,
    'GET /api/lotteries': empty,
    'GET /api/promos/days': () => Response.json(samplePromo('days')),
  };

  it.each([
    ['/arena', 'Arena'],
    ['/promo/days', 'Promo days'],
    ['/achievements', 'Achievements'],
  ])('%s is the page %s, also for a guest [ARENA-001a, ARENA-001b, ARENA-001c, ROUTE-037a]', async (address, title) => {
    await open(address, responses);
    expect([whole.site.where(), heading(), document.title]).toEqual([address, title, `${title} – Perigee`]);
  });
});

describe('a page that operators turn off', () => {
  const said = (flags: Record<string, boolean>): Responses => {
    const named = Object.entries(operatorPages).map(([name, config]): [string, object] => [`GET /api/fe/config/${name}`, { name, config }]);
    const points = { chargeable: { points: 0 }, persistent: { points: 0, quarter: 0 }, rates: [] };
    const adventure = { id: 'orbit', currency: 'EUR', data: [] };
    const known = new Map<string, object>([
      ['GET /api/fe/shell', { flags, logo: null }],
      ['GET /api/player/comp_points', points],
      ['GET /api/player/adventure', adventure],
      ...named,
    ]);
    return new Proxy({}, { get: (_none, what: string) => () => Response.json(known.get(what) ?? { data: [] }) });
  };
  const visit = async (address: string, held: number[], flags: Record<string, boolean>) => {
    become(held);
    await open(address, said(flags));
    return [whole.site.where(), heading()];
  };

  it.each([
    ['/aquanova-odyssey', 'activity-hub', 'Activity hub'],
    ['/rocket-mart', 'rocket-mart', 'Rocket Mart'],
    ['/perigee-adventure', 'adventure', 'Orbit'],
    ['/rocketmart-wheel', 'rocketmart-wheel', 'Loot-box wheel'],
    ['/perigee-wheel', 'segments-wheel', 'Wheel of the day'],
    ['/tournaments/lotteries', 'lotteries', 'Lotteries'],
  ])('%s opens for a player while its switch %s is on, and always for a tester [USER-003a, USER-003b]', async (address, page, title) => {
    const elsewhere = page === 'lotteries' ? ['/tournaments/all', 'All competitions'] : ['/promotions', 'Promotions'];
    expect(await visit(address, [], { [page]: true })).toEqual([address, title]);
    await whole.site.close();
    expect(await visit(address, [], { [page]: false })).toEqual(elsewhere);
    await whole.site.close();
    expect(await visit(address, [groups.tester], { [page]: false })).toEqual([address, title]);
  });
});
