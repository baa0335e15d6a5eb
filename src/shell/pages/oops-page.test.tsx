import { I18nProvider } from '@lingui/react';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { compiledCatalogue } from '#locales/compile';
import { CallFailed } from '../../platform/api/refusal';
import { i18n } from '../../platform/i18n/i18n';
import { OopsPage } from './oops-page';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

let isAway = true;
let failure: Error;
const asked: string[] = [];

/** A page whose only read fails while the server is down. */
async function openPage() {
  i18n.loadAndActivate({ locale: 'en', messages: compiledCatalogue('en') });
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    if (isAway) throw new TypeError('network');
    return Response.json({ status: 'live' });
  });
  const root = createRootRoute({ component: Outlet });
  const loader = async () => {
    if (isAway) throw failure;
  };
  const board = createRoute({ getParentRoute: () => root, path: '/', loader, component: () => <h1>The board</h1> });
  const router = createRouter({ routeTree: root.addChildren([board]), history: createMemoryHistory(), defaultErrorComponent: OopsPage });
  const element = document.createElement('div');
  const shown = createRoot(element, { onCaughtError: () => undefined });
  await act(async () => {
    await router.load();
    shown.render(
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router as never} />
      </I18nProvider>,
    );
  });
  const text = () => element.querySelector('p')?.textContent;
  const tryAgain = () => act(async () => element.querySelector('button')!.click());
  return { heading: () => element.querySelector('h1')?.textContent, text, tryAgain, close: () => act(async () => shown.unmount()) };
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

afterEach(() => {
  isAway = true;
  asked.length = 0;
});

it('an offline page loads within seconds of the network’s return, even if the browser noticed no outage [OFF-001c]', async () => {
  vi.useFakeTimers();
  failure = new CallFailed('no_response', '', 0);
  const { heading, close } = await openPage();
  expect(heading()).toBe('No connection');
  await pass(9_000);
  expect([heading(), asked]).toEqual(['No connection', ['/livez', '/livez']]);
  isAway = false;
  await pass(4_000);
  expect(heading()).toBe('The board');
  asked.length = 0;
  await pass(20_000);
  expect(asked).toEqual([]);
  await close();
});

it('loads as soon as the browser reports a connection', async () => {
  vi.useFakeTimers();
  failure = new CallFailed('offline', '', 0);
  const { heading, close } = await openPage();
  isAway = false;
  window.dispatchEvent(new Event('online'));
  await pass(10);
  expect(heading()).toBe('The board');
  await close();
});

it('a page that the server can’t serve says so, and loads within seconds of its return', async () => {
  vi.useFakeTimers();
  failure = new CallFailed('unavailable', '', 503);
  const { heading, text, close } = await openPage();
  expect([heading(), text()]).toEqual(['Something went wrong', 'The service isn’t available right now. Please try again in a moment.']);
  isAway = false;
  await pass(4_000);
  expect(heading()).toBe('The board');
  await close();
});

it('a page that fails for another reason isn’t retried', async () => {
  vi.useFakeTimers();
  failure = new Error('broken');
  const { heading, close } = await openPage();
  expect(heading()).toBe('Something went wrong');
  await pass(20_000);
  expect(asked.filter((url) => url === '/livez')).toEqual([]);
  await close();
});

it('a page whose code failed to load says that it is offline, whatever the browser reports, and is reloaded once the server responds [OFF-001c]', async () => {
  vi.useFakeTimers();
  failure = new TypeError('Failed to fetch dynamically imported module: http://localhost/assets/board.js');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const missing = vi.fn<() => void>();
  window.addEventListener('vite:preloadError', missing);
  const { heading, close } = await openPage();
  await pass(9_000);
  expect(heading()).toBe('No connection');
  expect(missing).not.toHaveBeenCalled();
  isAway = false;
  await pass(4_000);
  expect(missing).toHaveBeenCalledOnce();
  // The server responds, so it isn't the connection that the part is missing for, unless the reload helps.
  expect(heading()).toBe('Something went wrong');
  window.removeEventListener('vite:preloadError', missing);
  await close();
});

it.each([
  ['', new TypeError('Failed to fetch dynamically imported module: http://localhost/assets/board.js')],
  [
    ' where Chrome denies the session storage to the router',
    new DOMException("Failed to read the 'sessionStorage' property from 'Window': Access is denied for this document.", 'SecurityError'),
  ],
  [' where Firefox or Safari does', new DOMException('The operation is insecure.', 'SecurityError')],
])('a reader can reload a page whose code failed to load%s, but not onto a network that leads nowhere', async (_where, error) => {
  failure = error;
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  // The document's first script asks the server before it reloads.
  window.reloadPage = vi.fn<() => void>();
  const { tryAgain, close } = await openPage();
  await tryAgain();
  expect([vi.mocked(window.reloadPage).mock.calls, reload.mock.calls]).toEqual([[[1]], []]);
  delete window.reloadPage;
  await close();
});
