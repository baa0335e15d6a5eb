// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Rendered } from '#tests/support/render';

const DAY_MS = 24 * 60 * 60 * 1000;
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1';

/** What was told to the platform: the names of events, and the groups that were to be joined. */
const told: (string | number)[] = [];
let shown: Rendered | null = null;
let isStandalone: boolean;
/** Ends what a window listens to, as its closing would. */
let closing: AbortController;

vi.mock('../../platform/device', () => ({
  sendOrQueue: async (_call: unknown, { body }: { body: { event?: string; groups?: { add: number[] } } }) => {
    told.push(...(body.groups?.add ?? [body.event ?? '']));
    return 'sent';
  },
}));

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-01T12:00:00Z') });
  localStorage.clear();
  told.length = 0;
  closing = new AbortController();
  const listen = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation(((kind: string, listener: EventListener) => listen(kind, listener, { signal: closing.signal })) as never);
  isStandalone = false;
  window.installOffer = null;
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: isStandalone && query.includes('standalone') }));
});

afterEach(async () => {
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

/** Opens the app anew, as one who comes back, and shows the banner's place. */
async function launch({ groups = [], userAgent = 'Chrome', hasOffer = true, isGuest = false }: Visit = {}) {
  await shown?.unmount();
  vi.resetModules();
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const prompt = vi.fn<() => Promise<{ outcome: 'accepted' | 'dismissed' }>>(async () => ({ outcome: 'accepted' }));
  window.installOffer = hasOffer ? (Object.assign(new Event('beforeinstallprompt'), { prompt }) as never) : null;
  const { session } = await import('../../platform/session');
  Object.assign(session, isGuest ? { status: 'guest', player: null } : { status: 'player', player: { id: 7, groups } });
  const [install, { InstallBanner }, { render }] = await Promise.all([import('./install'), import('./install-banner'), import('#tests/support/render')]);
  await install.watchInstall();
  shown = await render(<InstallBanner />);
  return { install, session, prompt, page: shown.page, settle: shown.settle };
}

const button = (page: HTMLElement, name: RegExp) =>
  [...page.querySelectorAll<HTMLElement>('button, a')].find((one) => name.test(`${one.getAttribute('aria-label') ?? ''} ${one.textContent}`))!;

describe('the install banner', () => {
  it('shows where the app can be installed, to guests and players, and says so [PWA-005]', async () => {
    expect((await launch({ isGuest: true })).page.querySelector('aside')).not.toBeNull();
    expect((await launch()).page.querySelector('aside')).not.toBeNull();
    expect(told).toEqual(['banner_shown', 'banner_shown']);
  });

  it('never shows to a member of the group of the installed app, nor where nothing installs [PWA-004]', async () => {
    expect((await launch({ groups: [1401] })).page.querySelector('aside')).toBeNull();
    expect((await launch({ hasOffer: false, userAgent: 'Mozilla/5.0 (X11; Linux) Firefox/140.0' })).page.querySelector('aside')).toBeNull();
    expect(told).toEqual([]);
  });

  it('goes once the player joins the group on another device [PWA-004]', async () => {
    const { page, session, settle } = await launch();
    await act(async () => void Object.assign(session, { player: { id: 7, groups: [1401] } }));
    await settle();
    expect(page.querySelector('aside')).toBeNull();
  });

  it('opens the prompt of the browser, once for each offer, and goes when it is accepted [PWA-003, PWA-005]', async () => {
    const { page, prompt, install } = await launch();
    await act(async () => button(page, /^\s*Install$/).click());
    await install.openPrompt();
    expect(prompt).toHaveBeenCalledOnce();
    expect(page.querySelector('aside')).toBeNull();
    expect(told).toEqual(['banner_shown', 'prompt_accepted']);
  });

  it('leads to drawn instructions where there is no prompt [PWA-003]', async () => {
    const { page } = await launch({ hasOffer: false, userAgent: iphone });
    expect(button(page, /./).getAttribute('href')).toBe('/install');
  });

  it('can be dismissed; it is remembered, comes back after 14 days, and not after the third time [PWA-003, PWA-005]', async () => {
    const dismiss = async () => {
      const { page } = await launch();
      await act(async () => button(page, /dismiss|not now|close|hide/i).click());
      expect(page.querySelector('aside')).toBeNull();
    };
    const isShown = async () => (await launch()).page.querySelector('aside') !== null;
    await dismiss();
    expect(told).toEqual(['banner_shown', 'banner_dismissed']);
    expect(await isShown()).toBe(false);
    for (const _time of [2, 3]) {
      vi.setSystemTime(Date.now() + 14 * DAY_MS);
      await dismiss();
    }
    vi.setSystemTime(Date.now() + 1000 * DAY_MS);
    expect(await isShown()).toBe(false);
  });

  it('works where the browser keeps nothing', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect((await launch()).page.querySelector('aside')).not.toBeNull();
  });
});

describe('the installed app', () => {
  beforeEach(() => {
    isStandalone = true;
  });

  it('tells of its launch, and puts its player into the group once, whoever notices first [PWA-004, PWA-005]', async () => {
    const { install, page } = await launch();
    install.note({ kind: 'signed_in', isStandalone: true, groups: [] });
    install.note({ kind: 'signed_in', isStandalone: true, groups: [] });
    expect(told).toEqual(['standalone_launch', 1401]);
    expect(page.querySelector('aside')).toBeNull();
  });

  it('waits for a player who signs in later; the next player joins too [PWA-004]', async () => {
    const { install, session } = await launch({ isGuest: true });
    expect(told).toEqual(['standalone_launch']);
    for (const id of [7, 8]) {
      Object.assign(session, { status: 'player', player: { id, groups: [] } });
      install.note({ kind: 'signed_in', isStandalone: true, groups: [] });
    }
    expect(told).toEqual(['standalone_launch', 1401, 1401]);
  });

  it('asks nothing for who is in the group already [PWA-004]', async () => {
    await launch({ groups: [1401] });
    expect(told).toEqual(['standalone_launch']);
  });

  it('is told of when the browser installs it', async () => {
    isStandalone = false;
    const { page, settle } = await launch();
    await act(async () => void dispatchEvent(new Event('appinstalled')));
    await settle();
    expect([told, page.querySelector('aside')]).toEqual([['banner_shown', 'installed'], null]);
  });
});
