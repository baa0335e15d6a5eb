import type { AnyRouter } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { movePages } from './transitions';

const begun: unknown[] = [];
let supports: boolean;
let now: number;
/** The time that the browser takes to snapshot the old page. */
let lateMs: number;
const skipTransition = vi.fn<() => void>();
const finishes: (() => void)[] = [];
const finishAll = () => finishes.splice(0).forEach((finish) => finish());

beforeEach(() => {
  begun.length = 0;
  supports = true;
  now = 0;
  lateMs = 0;
  skipTransition.mockClear();
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.stubGlobal('CSS', { supports: () => supports });
  Object.assign(document, {
    startViewTransition: ({ update, types }: { update: () => Promise<void>; types: string[] }) => {
      begun.push(types);
      now += lateMs;
      const finished = new Promise<void>((resolve) => finishes.push(resolve));
      return { ready: Promise.reject(new Error('cut short')), finished, updateCallbackDone: update(), skipTransition };
    },
  });
});

afterEach(finishAll);

/** A router navigating from one path to another. */
function routerBetween(from: string, to: string, name: string): AnyRouter {
  const router = { state: { resolvedLocation: { pathname: from } }, latestLocation: { pathname: to } } as AnyRouter;
  movePages(router, () => name);
  return router;
}

/** Navigates from one path to another; returns whether the page was committed. */
async function go(from: string, to: string, name = 'slide-left', router = routerBetween(from, to, name)): Promise<boolean> {
  let isInPlace = false;
  await router.startViewTransition(async () => void (isInPlace = true));
  return isInPlace;
}

describe('a page transition', () => {
  it('uses the named transition, even if the browser skips it [ROUTE-061a]', async () => {
    expect(await go('/', '/vip')).toBe(true);
    expect(await go('/', '/vip', 'fade')).toBe(true);
    expect(begun).toEqual([['slide-left'], ['fade']]);
  });

  it('is skipped by a press, and only while it runs', async () => {
    await go('/', '/vip');
    expect(skipTransition).not.toHaveBeenCalled();
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    expect(skipTransition).toHaveBeenCalledTimes(1);
    finishAll();
    await Promise.resolve();
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    expect(skipTransition).toHaveBeenCalledTimes(1);
  });

  it('is skipped under a dialog, in data-saver mode and in browsers without support', async () => {
    expect(await go('/', '/')).toBe(true);
    expect(await go('/', '/vip', 'none')).toBe(true);
    document.documentElement.dataset.saver = '';
    expect(await go('/', '/vip')).toBe(true);
    delete document.documentElement.dataset.saver;
    supports = false;
    expect(await go('/', '/vip')).toBe(true);
    expect(begun).toEqual([]);
  });

  it('is skipped for five minutes after a slow one', async () => {
    const router = routerBetween('/', '/vip', 'slide-left');
    const goOn = () => go('/', '/vip', 'slide-left', router);
    lateMs = 51;
    expect(await goOn()).toBe(true);
    now += 5 * 60_000 - 1;
    expect(await goOn()).toBe(true);
    expect(begun).toHaveLength(1);
    now += 1;
    lateMs = 50;
    await goOn();
    await goOn();
    expect(begun).toHaveLength(3);
  });

  it('is skipped for five minutes after a task that took a tenth of a second', async () => {
    let report: (durations: number[]) => void = () => undefined;
    const Observer = class {
      static supportedEntryTypes = ['longtask'];
      constructor(note: (list: object) => void) {
        report = (durations) => note({ getEntries: () => durations.map((duration) => ({ duration })) });
      }
      observe(): void {}
    };
    vi.stubGlobal('PerformanceObserver', Observer);
    const router = routerBetween('/', '/vip', 'slide-left');
    const goOn = () => go('/', '/vip', 'slide-left', router);
    report([60, 99]);
    await goOn();
    expect(begun).toHaveLength(1);
    report([60, 100]);
    now += 5 * 60_000 - 1;
    await goOn();
    expect(begun).toHaveLength(1);
    now += 1;
    await goOn();
    expect(begun).toHaveLength(2);
  });
});
