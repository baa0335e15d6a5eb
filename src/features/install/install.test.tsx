import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { eventually } from '#tests/support/eventually';
import { installWindow, type Visit } from '#tests/support/install-window';

const DAY_MS = 24 * 60 * 60 * 1000;
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1';

const browser = installWindow();
const { received, details, give, launch } = browser;

const button = (page: HTMLElement, name: RegExp) =>
  [...page.querySelectorAll<HTMLElement>('button, a')].find((one) =>
    name.test(`${one.getAttribute('aria-label') ?? ''} ${one.textContent}`),
  )!;

describe('the install banner', () => {
  it('shows if the app can be installed, to guests and players, and reports it [PWA-005a]', async () => {
    expect((await launch({ isGuest: true })).page.querySelector('aside')).not.toBeNull();
    expect((await launch()).page.querySelector('aside')).not.toBeNull();
    expect(received).toEqual(['banner_shown', 'banner_shown']);
  });

  it('never shows to a member of the group of the installed app, nor if installing isn’t possible [PWA-004c]', async () => {
    expect((await launch({ groups: [1401] })).page.querySelector('aside')).toBeNull();
    expect((await launch({ hasOffer: false, userAgent: 'Mozilla/5.0 (X11; Linux) Firefox/140.0' })).page.querySelector('aside')).toBeNull();
    expect(received).toEqual([]);
  });

  it('hides once the player joins the group on another device [PWA-004c]', async () => {
    const { page, session, settle } = await launch();
    await act(async () => void Object.assign(session, { player: { id: 7, groups: [1401] } }));
    await settle();
    expect(page.querySelector('aside')).toBeNull();
  });

  it('opens the browser’s prompt, once for each offer, and hides when it’s accepted [PWA-003a, PWA-005a]', async () => {
    const { page, prompt, install } = await launch();
    await act(async () => button(page, /^\s*Install$/).click());
    await install.openPrompt();
    expect(prompt).toHaveBeenCalledOnce();
    expect(page.querySelector('aside')).toBeNull();
    expect(received).toEqual(['banner_shown', 'prompt_accepted']);
  });

  it('hides while the browser asks', async () => {
    const { page, prompt, settle } = await launch();
    let answer = (_choice: { outcome: 'dismissed' }) => {};
    prompt.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    await act(async () => button(page, /^\s*Install$/).click());
    expect(page.querySelector('aside')).toBeNull();
    answer({ outcome: 'dismissed' });
    await settle();
  });

  it('is dismissed with the browser’s prompt, which is tracked [PWA-005a]', async () => {
    const { page, prompt } = await launch();
    prompt.mockResolvedValue({ outcome: 'dismissed' });
    await act(async () => button(page, /^\s*Install$/).click());
    expect([page.querySelector('aside'), received]).toEqual([null, ['banner_shown', 'prompt_dismissed']]);
  });

  it('opens illustrated instructions if there is no prompt [PWA-003b]', async () => {
    const { page } = await launch({ hasOffer: false, userAgent: iphone });
    expect(button(page, /./).getAttribute('href')).toBe('/install');
  });

  it('takes a double tap on its close button for one: the second tap presses nothing behind it', async () => {
    const { page } = await launch();
    const isTaken = (detail: number) => document.body.dispatchEvent(new MouseEvent('click', { detail, bubbles: true, cancelable: true }));
    await act(async () => button(page, /dismiss|not now|close|hide/i).click());
    expect([isTaken(2), isTaken(1)]).toEqual([false, true]);
  });

  it('can be dismissed; that’s remembered for 14 days, and permanently after the third time [PWA-003c, PWA-005a]', async () => {
    const dismiss = async () => {
      const { page } = await launch();
      await act(async () => button(page, /dismiss|not now|close|hide/i).click());
      expect(page.querySelector('aside')).toBeNull();
    };
    const isShown = async () => (await launch()).page.querySelector('aside') !== null;
    await dismiss();
    expect([received, details[0]]).toEqual([
      ['banner_shown', 'banner_dismissed'],
      ['prompt', undefined],
    ]);
    expect(await isShown()).toBe(false);
    for (const _time of [2, 3]) {
      vi.setSystemTime(Date.now() + 14 * DAY_MS);
      await dismiss();
    }
    vi.setSystemTime(Date.now() + 1000 * DAY_MS);
    expect(await isShown()).toBe(false);
  });

  it('works without localStorage', async () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    // A spy on Storage.prototype has no effect in happy-dom.
    vi.stubGlobal('localStorage', { getItem: vi.fn(denied), setItem: vi.fn(denied), removeItem: vi.fn(denied) });
    expect((await launch()).page.querySelector('aside')).not.toBeNull();
    expect(localStorage.getItem).toHaveBeenCalled();
  });
});

describe('a start', () => {
  it('tracks an offline start, a guest’s too, and no online start', async () => {
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await launch({ isGuest: true, hasOffer: false });
    expect(received).toEqual(['offline_session']);
    // Another page of the same outage.
    await launch({ isGuest: true, hasOffer: false });
    expect(received).toEqual(['offline_session']);
    isOnline.mockReturnValue(true);
    await launch({ isGuest: true, hasOffer: false });
    expect(received).toEqual(['offline_session']);
    isOnline.mockReturnValue(false);
    await launch({ isGuest: true, hasOffer: false });
    expect(received).toEqual(['offline_session', 'offline_session']);
  });

  it('tracks a start whose network didn’t respond as an offline start', async () => {
    document.cookie = 'signed_in=1; path=/';
    const { session } = await launch({ hasOffer: false });
    expect(received).toEqual([]);
    Object.assign(session, { status: 'unknown', player: null });
    await (await import('./install')).watchInstall();
    document.cookie = 'signed_in=; path=/; max-age=0';
    expect(received).toEqual(['offline_session']);
  });

  it('uses a prompt that arrives while the browser is asked about installed apps [PWA-003a]', async () => {
    let response = (_apps: unknown[]): void => undefined;
    give('getInstalledRelatedApps', () => new Promise((resolve) => (response = resolve)));
    const starting = launch({ hasOffer: false });
    await eventually(() => expect(response.name).not.toBe('response'));
    window.installOffer = new Event('beforeinstallprompt') as never;
    dispatchEvent(new Event('installoffer'));
    response([]);
    expect((await starting).page.querySelector('aside')).not.toBeNull();
  });

  it('in a tab with the app installed offers nothing', async () => {
    give('getInstalledRelatedApps', async () => [{ platform: 'webapp' }]);
    expect((await launch()).page.querySelector('aside')).toBeNull();
    expect(received).toEqual([]);
  });
});

describe('the illustrated steps', () => {
  it('are reported as the visitor gets to them, with their browser [PWA-005a]', async () => {
    let see: IntersectionObserverCallback = () => undefined;
    const watched = new Set<Element>();
    const observer = {
      observe: (one: Element) => watched.add(one),
      unobserve: (one: Element) => watched.delete(one),
      disconnect: () => watched.clear(),
    };
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: IntersectionObserverCallback) {
          see = callback;
          return observer as never;
        }
      },
    );
    await launch({ hasOffer: false, userAgent: iphone });
    const { InstallSheet } = await import('./install-sheet');
    await browser.show(<InstallSheet onClose={() => undefined} />);
    const steps = [...document.querySelectorAll('ol > li')];
    expect([...watched]).toEqual(steps);
    // All steps fit on the screen, which says nothing yet about how far anybody got.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    see(steps.slice(0, 3).map((target) => ({ isIntersecting: true, target })) as never, observer as never);
    expect(received).toEqual(['banner_shown', 'ios_sheet_step']);
    vi.advanceTimersByTime(2_999);
    expect(received).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(details).toEqual([
      ['ios_safari', undefined],
      ['ios_safari', 1],
      ['ios_safari', 2],
    ]);
    vi.advanceTimersByTime(60_000);
    expect(details.at(-1)).toEqual(['ios_safari', 3]);
    see([{ isIntersecting: true, target: steps[3]! } as never], observer as never);
    expect([details.at(-1), received.length]).toEqual([['ios_safari', 4], 5]);
  });
});

describe('how to install', () => {
  it.each([
    [
      'is in the menu of a browser that has offered nothing',
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36',
      'Check your apps first',
    ],
    [
      'is another browser where this one cannot',
      'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0',
      'This browser can’t install apps',
    ],
  ])('%s [PWA-003b]', async (_where, userAgent, words) => {
    await launch({ hasOffer: false, userAgent });
    const { InstallSheet } = await import('./install-sheet');
    await browser.show(<InstallSheet onClose={() => undefined} />);
    expect(document.querySelector('[role="dialog"]')?.textContent).toContain(words);
  });
});

describe('an in-app browser on Android', () => {
  it('gets the way to leave it, with the address to copy [PWA-003b]', async () => {
    const facebook =
      'Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/500.0;]';
    await launch({ hasOffer: false, userAgent: facebook });
    const { InstallSheet } = await import('./install-sheet');
    await browser.show(<InstallSheet onClose={() => undefined} />);
    const sheet = document.querySelector('[role="dialog"]')?.textContent;
    for (const words of ['Open Perigee in your browser', location.origin, 'Copy link']) expect(sheet).toContain(words);
  });
});

describe('the entry in the sidebar', () => {
  const entryOf = async (visit: Visit) => {
    await launch(visit);
    const { InstallEntry } = await import('./install-entry');
    return (await browser.show(<InstallEntry />)).page;
  };

  it('opens the browser’s prompt, or the illustrated steps [MOB-002c, PWA-003a]', async () => {
    const page = await entryOf({});
    await act(async () => button(page, /Install/).click());
    expect(received).toEqual(['banner_shown', 'prompt_accepted']);
    expect(page.querySelector('aside')).toBeNull();
    expect(button(await entryOf({ hasOffer: false, userAgent: iphone }), /Show me how/).getAttribute('href')).toBe('/install');
  });

  it('is missing for a member, if installing isn’t possible, and in the app itself [MOB-002c, PWA-004c]', async () => {
    expect((await entryOf({ groups: [1401] })).querySelector('aside')).toBeNull();
    expect((await entryOf({ hasOffer: false, userAgent: 'Mozilla/5.0 (X11; Linux) Firefox/140.0' })).querySelector('aside')).toBeNull();
    browser.mode = 'standalone';
    expect((await entryOf({})).querySelector('aside')).toBeNull();
  });
});
