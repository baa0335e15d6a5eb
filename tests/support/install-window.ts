import { createElement, type ReactElement } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Rendered } from './render';
// Libraries are imported up front, so that no test is slowed down by loading them when it reloads the app's own modules.
import './render';

/** The visitor of the app, and the browser. */
export interface Visit {
  groups?: number[];
  userAgent?: string;
  hasOffer?: boolean;
  isGuest?: boolean;
}

/** Removes a window's listeners, as closing it would. */
let closing: AbortController;
let shown: Rendered | null = null;
const given: string[] = [];

const browser = {
  /** What the server received: the names of events, and the groups to join. */
  received: [] as (string | number)[],
  /** The browser's way to install and the step, as reported with each event. */
  details: [] as unknown[],
  /** The browser's display mode, for `display-mode` queries. */
  mode: 'browser',

  /** Adds a feature that this browser lacks. */
  give(name: string, value: unknown): void {
    given.push(name);
    Object.defineProperty(navigator, name, { value, configurable: true });
  },

  /** Renders another part of the app instead of the current one. */
  async show(element: ReactElement): Promise<Rendered> {
    const { render } = await import('./render');
    await shown?.unmount();
    shown = await render(element);
    return shown;
  },

  /** Reopens the app, as a returning visitor, and renders the banner's place. */
  async launch({ groups = [], userAgent = 'Chrome', hasOffer = true, isGuest = false }: Visit = {}) {
    await shown?.unmount();
    shown = null;
    vi.resetModules();
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    const prompt = vi.fn<() => Promise<{ outcome: 'accepted' | 'dismissed' }>>(async () => ({ outcome: 'accepted' }));
    window.installOffer = hasOffer ? (Object.assign(new Event('beforeinstallprompt'), { prompt }) as never) : null;
    const { session } = await import('../../src/platform/session');
    Object.assign(session, isGuest ? { status: 'guest', player: null } : { status: 'player', player: { id: 7, groups } });
    const [install, { InstallBanner }] = await Promise.all([
      import('../../src/features/install/install'),
      import('../../src/features/install/install-banner'),
    ]);
    await install.watchInstall();
    const { page, settle } = await browser.show(createElement(InstallBanner));
    return { install, session, prompt, page, settle };
  },
};

/** A browser in which the app can be installed, new for each test, and the app in it. */
export function installWindow(): typeof browser {
  vi.doMock('../../src/platform/device', () => ({
    sendOrQueue: async (
      _call: unknown,
      { body }: { body: { event?: string; platform?: string; step?: number; groups?: { add: number[] } } },
    ) => {
      browser.received.push(...(body.groups?.add ?? [body.event ?? '']));
      browser.details.push([body.platform, body.step]);
      return 'sent';
    },
  }));

  beforeEach(() => {
    vi.resetModules();
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-01T12:00:00Z') });
    localStorage.clear();
    sessionStorage.clear();
    browser.received.length = 0;
    browser.details.length = 0;
    browser.mode = 'browser';
    closing = new AbortController();
    const listen = window.addEventListener.bind(window);
    vi.spyOn(window, 'addEventListener').mockImplementation(((kind: string, listener: EventListener) =>
      listen(kind, listener, { signal: closing.signal })) as never);
    window.installOffer = null;
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(display-mode: ${browser.mode})` }));
  });

  afterEach(async () => {
    for (const name of given.splice(0)) Reflect.deleteProperty(navigator, name);
    await shown?.unmount();
    shown = null;
    closing.abort();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  return browser;
}
