import { act } from 'react';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  isNotFound,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { ask, wireClient } from '../../platform/api/client';
import { CallFailed } from '../../platform/api/refusal';
import { shellConfigQuery } from '../../platform/config/flags';
import { AppContextProvider } from '../../platform/context/app-context';
import { getPlayer } from '#contract/calls/account';
import { compiledCatalogue } from '#locales/compile';
import { refusal } from '#tests/support/fake-platform';
import { followSignOut } from '../../live/follow-sign-out';
import { i18n } from '../../platform/i18n';
import { session } from '../../platform/session';
import { makeWindowContext } from '../../platform/context/window-context';
import { guestOnly, onlyWhile, registrationOnly, requireLogin, testersOnly } from './guards';
import { useAfterSignIn } from '../navigation/use-after-sign-in';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
i18n.loadAndActivate({ locale: 'en', messages: compiledCatalogue('en') });

const app = makeWindowContext();

/** A site with an open page, a page for players, and the sign-in page, at an address. */
async function visit(address: string) {
  const root = createRootRoute({ component: Outlet });
  const page = (path: string, extra: object = {}) =>
    createRoute({ getParentRoute: () => root, path, component: () => path, ...extra } as never);
  const SignIn = () => {
    const { redirect } = router.state.location.search as { redirect?: string };
    const goOn = useAfterSignIn(redirect, () => void router.navigate({ to: '/' as never }));
    return <button onClick={goOn}>signIn</button>;
  };
  const signIn = { validateSearch: v.object({ redirect: v.optional(v.string()) }), beforeLoad: guestOnly, component: SignIn };
  const routeTree = root.addChildren([
    page('/'),
    page('/login', signIn),
    page('/registration', signIn),
    page('/profile/limits', { beforeLoad: requireLogin }),
  ]);
  const history = createMemoryHistory({ initialEntries: [address] });
  const router = createRouter({ routeTree, history, context: { app } });
  const element = document.createElement('div');
  const shown = createRoot(element);
  await act(async () => {
    await router.load();
    shown.render(
      <AppContextProvider value={app}>
        <RouterProvider router={router as never} />
      </AppContextProvider>,
    );
  });
  const signInNow = () => act(async () => element.querySelector('button')!.click());
  return { router, signInNow, where: () => history.location.href, close: () => act(async () => shown.unmount()) };
}

let site: Awaited<ReturnType<typeof visit>>;

afterEach(async () => {
  Object.assign(session, { status: 'guest', player: null, ends: 0 });
  await site.close();
});

const become = (status: 'guest' | 'player') =>
  Object.assign(session, { status, player: status === 'player' ? { id: 7, groups: [] } : null });

describe('a page for players', () => {
  it('redirects a guest to registration with the full return address, and a player who signs in there returns to it [ROUTE-049a, ROUTE-049b]', async () => {
    become('guest');
    site = await visit('/profile/limits?tab=loss#week');
    const url = new URL(site.where(), 'https://perigee.example');
    expect([url.pathname, url.searchParams.get('redirect')]).toEqual(['/registration', '/profile/limits?tab=loss#week']);
    become('player');
    await site.signInNow();
    expect(site.where()).toBe('/profile/limits?tab=loss#week');
  });

  it('is left for the sign-in page, not the registration, if a sign-in opens over it [ROUTE-049a]', async () => {
    session.status = 'guest';
    for (const [query, kept] of [
      ['?tab=loss&modal=sign-in&asked=%7B%22redirect%22%3A%22%2F%22%7D', '?tab=loss'],
      ['?modal=sign-in', ''],
      ['?modal=sign-in&asked=1&tab=loss', '?tab=loss'],
    ]) {
      site = await visit(`/profile/limits${query}`);
      expect(site.where()).toBe(`/login?redirect=${encodeURIComponent(`/profile/limits${kept}`)}`);
    }
    // Another dialog over the page isn't a sign-in.
    site = await visit('/profile/limits?modal=sign-up');
    expect(site.where()).toBe(`/registration?redirect=${encodeURIComponent('/profile/limits')}`);
  });

  it('is left for the sign-in page by a player whose session has ended in this window, such as by signing out in another [AUTH-009a]', async () => {
    Object.assign(session, { status: 'guest', ends: 1 });
    site = await visit('/profile/limits');
    expect(site.where()).toBe(`/login?redirect=${encodeURIComponent('/profile/limits')}`);
  });

  it('shows to a player', async () => {
    become('player');
    site = await visit('/profile/limits');
    expect(site.where()).toBe('/profile/limits');
  });
});

it('a page for players treats nobody as a guest while the player is being requested', () => {
  document.cookie = 'signed_in=1; path=/';
  Object.assign(session, { status: 'unknown', player: null });
  expect(() => requireLogin({ context: { app }, location: { href: '/profile/limits' } })).toThrow(CallFailed);
  document.cookie = 'signed_in=; path=/; max-age=0';
});

it('a page for testers exists only for testers', () => {
  const enter = (groups: number[]) => {
    Object.assign(session, { status: 'player', player: { id: 7, groups } });
    testersOnly({ context: { app }, location: { href: '/install/guides' } });
  };
  expect(() => enter([21])).not.toThrow();
  let thrown: unknown;
  try {
    enter([1401]);
  } catch (error) {
    thrown = error;
  }
  expect(isNotFound(thrown)).toBe(true);
});

it('a page behind a flag redirects to its substitute while the flag is off: manage-promotion-pages [ROUTE-012b, ROUTE-023b, ROUTE-032b, CONF-002]', async () => {
  const say = (isOn: boolean) =>
    app.queryClient.setQueryData(shellConfigQuery.queryKey, {
      flags: { lotteries: isOn, 'rocket-mart': isOn, 'rocket-chance': isOn },
      logo: null,
    } as never);
  const entered = () =>
    Promise.allSettled([
      onlyWhile('lotteries', '/tournaments/all')({ context: { app } }),
      onlyWhile('rocket-mart')({ context: { app } }),
      onlyWhile('rocket-chance')({ context: { app } }),
    ]);
  say(true);
  expect((await entered()).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
  say(false);
  const to = (path: string) => ({ reason: { options: { to: path } } });
  expect(await entered()).toMatchObject([to('/tournaments/all'), to('/promotions'), to('/promotions')]);
});

describe('the sign-in', () => {
  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)', '/.//evil.example'])(
    'never redirects to %s [ROUTE-049c]',
    async (redirect) => {
      become('guest');
      site = await visit(`/login?redirect=${encodeURIComponent(redirect)}`);
      become('player');
      await site.signInNow();
      expect(site.where()).toBe('/');
    },
  );

  it('gives way to its return address when the player signs in in another window [ROUTE-049b]', async () => {
    become('guest');
    site = await visit('/login?redirect=%2Fprofile%2Flimits%3Ftab%3Dloss%23week');
    become('player');
    await act(() => site.router.invalidate());
    expect(site.where()).toBe('/profile/limits?tab=loss#week');
  });

  it('is for guests only; a player is redirected to main [ROUTE-050]', async () => {
    become('player');
    site = await visit('/login');
    expect(site.where()).toBe('/');
  });
});

describe('a session that the server no longer knows', () => {
  const lose = () => {
    followSignOut(site.router as never);
    wireClient({ fetch: async () => refusal('signed_out', 401) });
    return act(() => ask(getPlayer, {}).catch(() => undefined));
  };

  it('ends here on any call, and redirects to login with the return address [AUTH-009a, ERR-001]', async () => {
    become('player');
    site = await visit('/profile/limits?tab=loss');
    await lose();
    expect(session).toMatchObject({ status: 'guest', player: null });
    const url = new URL(site.where(), 'https://perigee.example');
    expect([url.pathname, url.searchParams.get('redirect')]).toEqual(['/login', '/profile/limits?tab=loss']);
  });

  it('that never existed redirects nowhere', async () => {
    become('guest');
    site = await visit('/');
    await lose();
    expect(site.where()).toBe('/');
  });
});

it('a player is redirected from the registration to main, except right after signing up there, when the limit question comes', () => {
  Object.assign(session, { status: 'player', player: { id: 7, groups: [] } });
  const where = { context: { app }, location: { href: '/registration' } };
  const led = expect.objectContaining({ options: expect.objectContaining({ to: '/' }) });
  expect(() => registrationOnly(where)).toThrow(led);
  app.signUp.note(true);
  expect(() => registrationOnly(where)).not.toThrow();
  app.signUp.note(false);
  expect(() => registrationOnly(where)).toThrow(led);
});
