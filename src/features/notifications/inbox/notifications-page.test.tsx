import 'fake-indexeddb/auto';
import { act } from 'react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Notification } from '#contract/fields/notification';
import { eventually } from '#tests/support/eventually';
import { FakePlatform } from '#tests/support/fake-platform';
import { marks, NOON, note, openInboxWindow, sentMarks } from '#tests/support/inbox-window';
import type { Rendered } from '#tests/support/render';
import type { Toast } from '../../../ui/toast';
// Each test reloads the page's modules; the first load shouldn't count for any test.
import './notifications-page';

let platform: FakePlatform;
let shown: Rendered | null = null;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['Date'], now: NOON });
  platform = new FakePlatform();
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('fetch', platform.fetch);
});

afterEach(async () => {
  await shown?.unmount();
  shown = null;
});

describe('the notifications page and the bell', () => {
  async function openPage(notifications: Notification[]) {
    const { takeIn, state } = await openInboxWindow(() => ({ notifications: [], removed: [] }));
    await takeIn(notifications);
    const [{ NotificationsPage }, { Bell }, { render }] = await Promise.all([
      import('./notifications-page'),
      import('./bell'),
      import('#tests/support/render'),
    ]);
    shown = await render(
      <>
        <Bell />
        <NotificationsPage />
      </>,
    );
    const named = (name: RegExp) =>
      [...shown!.page.querySelectorAll<HTMLElement>('button, a')].find((one) =>
        name.test(`${one.getAttribute('aria-label') ?? ''}${one.textContent}`),
      )!;
    return { page: shown.page, state, named, settle: shown.settle };
  }

  it('show each with its text, age and link, the unread ones counted up to nine [NOTIF-001b, NOTIF-002b]', async () => {
    const { page, named } = await openPage(Array.from({ length: 12 }, (_, at) => note(`n-${at}`, at)));
    const items = [...page.querySelectorAll('li')];
    expect(items).toHaveLength(12);
    expect(items[0]!.textContent).toContain('Title of n-0');
    expect(items[5]!.textContent).toMatch(/5 min/);
    expect(items[0]!.querySelector('a')?.getAttribute('href')).toBe('/profile/history');
    expect(named(/9\+/)).toBeDefined();
  });

  it('are in the shown language, also after a switch; one without texts in it stays as it came', async () => {
    const texts = { title: 'Einzahlung eingegangen', text: 'Ihre Einzahlung ist da.', button: 'Guthaben ansehen' };
    const { page, settle } = await openPage([note('a', 0, { translations: { de: texts } }), note('b', 1)]);
    const headings = () => [...page.querySelectorAll('h2')].map(({ textContent }) => textContent);
    expect(headings()).toEqual([expect.stringContaining('Title of a'), expect.stringContaining('Title of b')]);
    const { i18n } = await import('../../../platform/i18n');
    await act(async () => i18n.activate('de'));
    await settle();
    expect(headings()).toEqual([expect.stringContaining(texts.title), expect.stringContaining('Title of b')]);
    expect(page.querySelector('li')!.textContent).toContain(texts.text);
    expect(page.querySelector('li a')!.textContent).toBe(texts.button);
  });

  it('clear the number on the app’s icon, where the browser shows one [PWA-007c]', async () => {
    const clearAppBadge = vi.fn<() => Promise<void>>(async () => undefined);
    Object.defineProperty(navigator, 'clearAppBadge', { configurable: true, value: clearAppBadge });
    await openPage([note('a')]);
    Reflect.deleteProperty(navigator, 'clearAppBadge');
    expect(clearAppBadge).toHaveBeenCalledOnce();
  });

  it('mark one as read in place; the bar shows the newest unread one, then the next, then nothing', async () => {
    const { named, state, settle } = await openPage([note('a', 1), note('b', 2)]);
    const bar = async () => {
      const [{ NotificationBar }, { render }] = await Promise.all([import('./notification-bar'), import('#tests/support/render')]);
      const { page, unmount } = await render(<NotificationBar />);
      const text = page.textContent;
      await unmount();
      return text;
    };
    expect(await bar()).toContain('Title of a');
    await act(async () => named(/Mark “Title of a” as read/).click());
    await settle();
    await eventually(() => expect(sentMarks(platform)).toEqual([marks(['a'])]));
    expect(await bar()).toContain('Title of b');
    await act(async () => named(/Mark “Title of b” as read/).click());
    await settle();
    await eventually(() => expect(sentMarks(platform)).toEqual([marks(['a']), marks(['b'])]));
    expect(state.items.map(({ read }) => read)).toEqual([true, true]);
    expect(await bar()).toBe('');
  });

  it('mark all as read with one tap', async () => {
    const { page, state, named, settle } = await openPage([note('a'), note('b')]);
    await act(async () => named(/Mark all/).click());
    await settle();
    await eventually(() => expect(sentMarks(platform)).toEqual([marks(['b', 'a'].sort())]));
    expect(state.items.map(({ read }) => read)).toEqual([true, true]);
    expect(page.querySelectorAll('[data-read="true"]')).toHaveLength(2);
  });

  it('offer undo in a toast that stays until the removal is sent', async () => {
    const { page, named, settle } = await openPage([note('a')]);
    const [{ takeToasts }, { undoToast }] = await Promise.all([import('../../../ui/toast'), import('./marks')]);
    const toasts: Toast[] = [];
    const stop = takeToasts((order) => void ('show' in order && toasts.push(order.show)));
    await act(async () => named(/Remove: Title of a/).click());
    expect(page.querySelectorAll('li')).toHaveLength(0);
    expect(toasts).toMatchObject([{ id: undoToast('a'), duration: null, action: { text: 'Undo' } }]);
    await act(async () => toasts[0]!.action!.run());
    await settle();
    expect(page.querySelectorAll('li')).toHaveLength(1);
    stop();
  });

  it('are read once their link is followed', async () => {
    const { state, named, settle } = await openPage([note('a')]);
    const link = [...document.querySelectorAll<HTMLElement>('li a')][0]!;
    await act(async () => link.click());
    await settle();
    await eventually(() => expect(sentMarks(platform)).toEqual([marks(['a'])]));
    expect([state.items.map(({ read }) => read), named(/Mark “Title of a” as read/)]).toEqual([[true], undefined]);
  });

  it('have an empty state', async () => {
    const { page } = await openPage([]);
    expect(page.querySelectorAll('li')).toHaveLength(0);
    expect(page.textContent).toContain('Nothing new in the last two hours.');
    expect(page.querySelector('a[href="/profile/notifications"]')).not.toBeNull();
  });
});
