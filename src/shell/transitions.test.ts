// @vitest-environment happy-dom
import type { AnyRouter } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { movePages } from './transitions';

const begun: unknown[] = [];
let supports: boolean;

beforeEach(() => {
  begun.length = 0;
  supports = true;
  vi.stubGlobal('CSS', { supports: () => supports });
  Object.assign(document, {
    startViewTransition: ({ update, types }: { update: () => Promise<void>; types: string[] }) => {
      begun.push(types);
      return { ready: Promise.reject(new Error('cut short')), finished: Promise.resolve(), updateCallbackDone: update() };
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Goes from one path to another; answers whether the page was put in place. */
async function go(from: string, to: string, name = 'slide-left'): Promise<boolean> {
  const router = { state: { resolvedLocation: { pathname: from } }, latestLocation: { pathname: to } } as AnyRouter;
  movePages(router, () => name);
  let isInPlace = false;
  await router.startViewTransition(async () => void (isInPlace = true));
  return isInPlace;
}

describe('a page', () => {
  it('takes the place of another by the transition named, also where the browser cuts it short [ROUTE-061]', async () => {
    expect(await go('/', '/vip')).toBe(true);
    expect(await go('/', '/vip', 'fade')).toBe(true);
    expect(begun).toEqual([['slide-left'], ['fade']]);
  });

  it('stands at once under a dialog, without a transition, in a light window and where the browser knows none [ROUTE-061]', async () => {
    expect(await go('/', '/')).toBe(true);
    expect(await go('/', '/vip', 'none')).toBe(true);
    document.documentElement.dataset.light = '';
    expect(await go('/', '/vip')).toBe(true);
    delete document.documentElement.dataset.light;
    supports = false;
    expect(await go('/', '/vip')).toBe(true);
    expect(begun).toEqual([]);
  });
});
