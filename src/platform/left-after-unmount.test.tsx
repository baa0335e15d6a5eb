import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from '#tests/support/render';
import { takeLeftovers } from '#tests/support/what-effects-leave';
import { makeListeners } from './listeners';

const store = makeListeners();
const nothing = () => undefined;

/** What a component can start, each with the function that ends it. */
const starts: Record<string, () => () => void> = {
  'listener of "online"': () => {
    addEventListener('online', nothing);
    return () => removeEventListener('online', nothing);
  },
  'listener of "keydown"': () => {
    document.addEventListener('keydown', nothing, true);
    return () => document.removeEventListener('keydown', nothing, { capture: true });
  },
  'listener of "change"': () => {
    const wide = matchMedia('(min-width: 1px)');
    wide.addEventListener('change', nothing);
    return () => wide.removeEventListener('change', nothing);
  },
  setTimeout: () => {
    const timer = setTimeout(nothing, 60_000);
    return () => clearTimeout(timer);
  },
  setInterval: () => {
    const timer = setInterval(nothing, 60_000);
    return () => clearInterval(timer);
  },
  ResizeObserver: () => {
    const observer = new ResizeObserver(nothing);
    return () => observer.disconnect();
  },
  IntersectionObserver: () => {
    const observer = new IntersectionObserver(nothing);
    return () => observer.disconnect();
  },
  AbortController: () => {
    const controller = new AbortController();
    return () => controller.abort();
  },
  BroadcastChannel: () => {
    const channel = new BroadcastChannel('left');
    return () => channel.close();
  },
  'object URL': () => {
    const url = URL.createObjectURL(new Blob(['']));
    return () => URL.revokeObjectURL(url);
  },
  subscription: () => store.add(() => undefined),
};

const kinds = Object.keys(starts);

/** Mounts and unmounts a component, and returns what is left of it. */
async function leftOf(Component: () => ReactNode): Promise<string[]> {
  const shown = await render(<Component />);
  await shown.unmount();
  return [...new Set(takeLeftovers())];
}

it.each(kinds)('what an effect leaves behind is noticed: %s', async (what) => {
  let end = nothing as () => void;
  const left = await leftOf(function Leaving() {
    useEffect(() => void (end = starts[what]!()), []);
    return null;
  });
  end();
  expect(left).toEqual([expect.stringMatching(`^${what}, from src/platform/`)]);
});

it.each(kinds)('what an effect ends isn’t left: %s', async (what) => {
  const left = await leftOf(function Ending() {
    useEffect(() => starts[what]!(), []);
    return null;
  });
  expect(left).toEqual([]);
});

it('layout effects, subscriptions and refs count as well', async () => {
  const left = await leftOf(function Starting() {
    useLayoutEffect(() => void setTimeout(nothing, 60_000), []);
    useSyncExternalStore(wait, nothing);
    return <p ref={() => void setInterval(nothing, 60_000)} />;
  });
  expect(new Set(left.map((one) => one.split(',')[0]))).toEqual(new Set(['setInterval', 'setTimeout', 'subscription']));
});

it('a router’s listener counts as a subscription', async () => {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  const left = await leftOf(function Following() {
    useEffect(() => void router.subscribe('onResolved', nothing), []);
    return null;
  });
  expect(left).toEqual([expect.stringMatching(/^subscription, from src\/platform\//)]);
});

function wait(): () => void {
  store.add(() => undefined);
  return nothing;
}

it('timers of a test’s own clock count, and those that timers of an effect start; one that has run is over', async () => {
  vi.useFakeTimers();
  const shown = await render(<Chain />);
  await vi.advanceTimersByTimeAsync(10);
  await shown.unmount();
  expect(takeLeftovers()).toEqual([expect.stringMatching(/^setTimeout, from /)]);
});

function Chain() {
  useEffect(() => void setTimeout(() => setTimeout(nothing, 60_000), 10), []);
  return null;
}
