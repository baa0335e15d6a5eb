import { act, createElement } from 'react';
import { I18nProvider } from '@lingui/react';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { compiledCatalogue } from '#locales/compile';
import { AppContextProvider } from '../../platform/context/app-context';
import { makeWindowContext } from '../../platform/context/window-context';
import { i18n } from '../../platform/i18n/i18n';
import { ProfileLayout } from './profile-layout';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

it('shows the back link along with its page, not while that is still loading', async () => {
  i18n.loadAndActivate({ locale: 'en', messages: compiledCatalogue('en') });
  let loaded = () => {};
  const root = createRootRoute({ component: Outlet });
  const profile = createRoute({ getParentRoute: () => root, path: '/profile', component: ProfileLayout });
  const overview = createRoute({ getParentRoute: () => profile, path: '/', component: () => 'all of it' });
  const limits = createRoute({
    getParentRoute: () => profile,
    path: '/limits',
    loader: () => new Promise<void>((resolve) => (loaded = resolve)),
    component: () => 'the limits',
  });
  const history = createMemoryHistory({ initialEntries: ['/profile'] });
  const router = createRouter({
    routeTree: root.addChildren([profile.addChildren([overview, limits])]),
    history,
    defaultPendingMs: Infinity,
  });
  const element = document.createElement('div');
  const shown = createRoot(element);
  await act(async () => {
    await router.load();
    const page = createElement(I18nProvider, { i18n }, createElement(RouterProvider, { router: router as never }));
    shown.render(createElement(AppContextProvider, { value: makeWindowContext() }, page));
  });
  const back = () => [...element.querySelectorAll('a')].some((link) => !link.closest('nav') && link.textContent?.includes('Your profile'));
  let going: Promise<void> = Promise.resolve();
  await act(async () => {
    going = router.navigate({ to: '/profile/limits' as never });
  });
  expect([history.location.pathname, element.textContent?.includes('all of it'), back()]).toEqual(['/profile/limits', true, false]);
  await act(async () => {
    loaded();
    await going;
  });
  expect([element.textContent?.includes('the limits'), back()]).toEqual([true, true]);
  await act(async () => shown.unmount());
});
