import { act, type ReactNode, useState } from 'react';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { compiledCatalogue } from '#locales/compile';
import { i18n } from '../../platform/i18n/i18n';
import OfflineBar from './offline-bar';
import { useTrouble } from './use-trouble';
import NavigationProgress from './navigation-progress';

const Bar = () => <OfflineBar trouble={useTrouble()} />;

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

i18n.loadAndActivate({ locale: 'en', messages: compiledCatalogue('en') });

/** Two pages with the navigation notices; the second one loads when the test resolves it. */
async function twoPages(beside: ReactNode) {
  let arrive = () => {};
  let fail = (_error: Error) => {};
  const root = createRootRoute({
    component: () => (
      <>
        {beside}
        <Outlet />
      </>
    ),
  });
  const here = createRoute({ getParentRoute: () => root, path: '/', component: () => 'here' });
  const there = createRoute({
    getParentRoute: () => root,
    path: '/there',
    loader: () => new Promise<void>((resolve, reject) => ([arrive, fail] = [resolve, reject])),
    component: () => 'there',
    errorComponent: () => 'no connection',
  });
  const router = createRouter({ routeTree: root.addChildren([here, there]), history: createMemoryHistory(), defaultPendingMs: Infinity });
  const element = document.createElement('div');
  const shown = createRoot(element);
  await act(async () => {
    await router.load();
    const routed = <RouterProvider router={router as never} />;
    shown.render(
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={new QueryClient()}>{routed}</QueryClientProvider>
      </I18nProvider>,
    );
  });
  let going: Promise<void> = Promise.resolve();
  return {
    element,
    leave: () => act(async () => void (going = router.navigate({ to: '/there' as never }))),
    arrive: () => act(async () => (arrive(), going)),
    fail: () => act(async () => (fail(new Error('lost')), going)),
    close: () => act(async () => shown.unmount()),
  };
}

it('shows while the next page is loading, unless it’s loaded within 150 ms', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { element, leave, arrive, close } = await twoPages(<NavigationProgress />);
  const seen = () => [element.textContent, element.querySelector('[class*=line]') !== null];
  expect(seen()).toEqual(['here', false]);
  await leave();
  await act(() => vi.advanceTimersByTimeAsync(149));
  expect(seen()).toEqual(['here', false]);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(seen()).toEqual(['here', true]);
  await arrive();
  expect(seen()).toEqual(['there', false]);
  await close();
});

it('follows no navigation any more once it’s gone', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const Removable = () => {
    const [isThere, setThere] = useState(true);
    return isThere && [<NavigationProgress key="progress" />, <button key="remove" aria-label="Remove" onClick={() => setThere(false)} />];
  };
  const { element, leave, arrive, close } = await twoPages(<Removable />);
  const before = vi.getTimerCount();
  await leave();
  expect(vi.getTimerCount()).toBe(before + 1);
  await act(async () => element.querySelector('button')!.click());
  expect(vi.getTimerCount()).toBe(before);
  await arrive();
  await leave();
  expect(vi.getTimerCount()).toBe(before);
  await close();
});

it('a page that hasn’t loaded after three seconds shows that there is no response yet, until it loads [OFF-001c]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { element, leave, arrive, close } = await twoPages(<Bar />);
  await leave();
  await act(() => vi.advanceTimersByTimeAsync(2_999));
  expect(element.textContent).toBe('here');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(element.querySelector('[role=status]')?.textContent?.trim()).toBe('Still loading…');
  await arrive();
  expect(element.textContent).toBe('there');
  await close();
});

function Part() {
  const { data } = useQuery({
    queryKey: ['part'],
    meta: { url: '/api/part' },
    queryFn: () => new Promise<string>((resolve) => (respondToPart = resolve)),
  });
  return data;
}

let respondToPart: (text: string) => void;

it('a part of a page that hasn’t loaded after five seconds shows that there is no response yet, until it loads [OFF-001c]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { element, close } = await twoPages(
    <>
      <Bar />
      <Part />
    </>,
  );
  await act(() => vi.advanceTimersByTimeAsync(4_999));
  expect(element.textContent).toBe('here');
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(element.querySelector('[role=status]')?.textContent?.trim()).toBe('Still loading…');
  await act(async () => (respondToPart('part '), vi.advanceTimersByTimeAsync(10)));
  expect(element.textContent).toBe('part here');
  await close();
});

it('a page that couldn’t be loaded isn’t called a saved version because of the data beside it', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { element, leave, fail, close } = await twoPages(
    <>
      <Bar />
      <Part />
    </>,
  );
  await act(async () => respondToPart('part '));
  await expect.poll(() => element.textContent).toContain('Showing the saved version');
  await leave();
  await fail();
  expect(element.textContent).toContain('no connection');
  expect(element.querySelector('[role=status]')?.textContent?.trim()).toBe('You’re offline.');
  isOnline.mockRestore();
  await close();
});
