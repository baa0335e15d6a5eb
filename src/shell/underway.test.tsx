// @vitest-environment happy-dom
import { act } from 'react';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import Underway from './underway';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

it('shows as long as the next page is on its way', async () => {
  let loaded = () => {};
  const root = createRootRoute({ component: () => <><Underway /><Outlet /></> });
  const here = createRoute({ getParentRoute: () => root, path: '/', component: () => 'here' });
  const there = createRoute({ getParentRoute: () => root, path: '/there', loader: () => new Promise<void>((resolve) => (loaded = resolve)), component: () => 'there' });
  const router = createRouter({ routeTree: root.addChildren([here, there]), history: createMemoryHistory(), defaultPendingMs: Infinity });
  const element = document.createElement('div');
  const shown = createRoot(element);
  await act(async () => {
    await router.load();
    shown.render(<RouterProvider router={router as never} />);
  });
  const seen = () => [element.textContent, element.querySelector('[class*=line]') !== null];
  expect(seen()).toEqual(['here', false]);
  let going: Promise<void> = Promise.resolve();
  await act(async () => {
    going = router.navigate({ to: '/there' as never });
  });
  expect(seen()).toEqual(['here', true]);
  await act(async () => {
    loaded();
    await going;
  });
  expect(seen()).toEqual(['there', false]);
  await act(async () => shown.unmount());
});
