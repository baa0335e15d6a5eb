// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Rendered } from '#tests/support/render';
// Up front, since tests reload the app’s own modules: the libraries' load time shouldn't count for any test.
import '#tests/support/render';

/** What the server received: the names of events, and the groups to join. */
const received: (string | number)[] = [];
/** How the browser installs, and the step, as reported with each. */
const details: unknown[] = [];
let shown: Rendered | null = null;
/** The browser's display mode, for `display-mode` queries. */
let mode: string;
/** Removes a window's listeners, as closing it would. */
let closing: AbortController;

vi.mock('../../platform/device', () => ({
  sendOrQueue: async (
    _call: unknown,
    { body }: { body: { event?: string; platform?: string; step?: number; groups?: { add: number[] } } },
  ) => {
    received.push(...(body.groups?.add ?? [body.event ?? '']));
    details.push([body.platform, body.step]);
    return 'sent';
  },
}));

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-01T12:00:00Z') });
  localStorage.clear();
  received.length = 0;
  details.length = 0;
  closing = new AbortController();
  const listen = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation(((kind: string, listener: EventListener) =>
    listen(kind, listener, { signal: closing.signal })) as never);
  mode = 'browser';
  window.installOffer = null;
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(display-mode: ${mode})` }));
});

const given: string[] = [];

/** Adds a feature that this browser lacks. */
function give(name: string, value: unknown): void {
  given.push(name);
  Object.defineProperty(navigator, name, { value, configurable: true });
}

afterEach(async () => {
  for (const name of given.splice(0)) Reflect.deleteProperty(navigator, name);
  await shown?.unmount();
  shown = null;
  closing.abort();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

interface Visit {
  groups?: number[];
  userAgent?: string;
  hasOffer?: boolean;
  isGuest?: boolean;
}

/** Reopens the app, as a returning visitor, and renders the banner's place. */
async function launch({ groups = [], userAgent = 'Chrome', hasOffer = true, isGuest = false }: Visit = {}) {
  await shown?.unmount();
  vi.resetModules();
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const prompt = vi.fn<() => Promise<{ outcome: 'accepted' | 'dismissed' }>>(async () => ({ outcome: 'accepted' }));
  window.installOffer = hasOffer ? (Object.assign(new Event('beforeinstallprompt'), { prompt }) as never) : null;
  const { session } = await import('../../platform/session');
  Object.assign(session, isGuest ? { status: 'guest', player: null } : { status: 'player', player: { id: 7, groups } });
  const [install, { InstallBanner }, { render }] = await Promise.all([
    import('./install'),
    import('./install-banner'),
    import('#tests/support/render'),
  ]);
  await install.watchInstall();
  shown = await render(<InstallBanner />);
  return { install, session, prompt, page: shown.page, settle: shown.settle };
}

describe('the installed app', () => {
  beforeEach(() => {
    mode = 'standalone';
  });

  it.each(['standalone', 'minimal-ui', 'window-controls-overlay', 'the home screen of iOS'])(
    'is recognised in a window of the kind %s [PWA-004a]',
    async (kind) => {
      mode = kind;
      if (kind === 'the home screen of iOS') give('standalone', true);
      await launch();
      expect(received).toEqual(['standalone_launch', 1401]);
    },
  );

  it('isn’t recognised in a tab or in full screen', async () => {
    for (const kind of ['browser', 'fullscreen']) {
      mode = kind;
      await launch();
    }
    expect(received).toEqual(['banner_shown', 'banner_shown']);
  });

  it('reports its launch, and adds its player to the group once, whichever check runs first [PWA-004a, PWA-005a]', async () => {
    const { install, page } = await launch();
    install.note({ kind: 'signed_in', isStandalone: true, groups: [] });
    install.note({ kind: 'signed_in', isStandalone: true, groups: [] });
    expect(received).toEqual(['standalone_launch', 1401]);
    expect(page.querySelector('aside')).toBeNull();
  });

  it('waits for a player who signs in later; the next player joins too [PWA-004b]', async () => {
    const { install, session } = await launch({ isGuest: true });
    expect(received).toEqual(['standalone_launch']);
    for (const id of [7, 8]) {
      Object.assign(session, { status: 'player', player: { id, groups: [] } });
      install.note({ kind: 'signed_in', isStandalone: true, groups: [] });
    }
    expect(received).toEqual(['standalone_launch', 1401, 1401]);
  });

  it('requests nothing for a member of the group', async () => {
    await launch({ groups: [1401] });
    expect(received).toEqual(['standalone_launch']);
  });

  it('tracks the browser’s own installation [PWA-005a]', async () => {
    mode = 'browser';
    const { page, settle } = await launch();
    await act(async () => void dispatchEvent(new Event('appinstalled')));
    await settle();
    expect([received, page.querySelector('aside')]).toEqual([['banner_shown', 'installed'], null]);
  });
});
