import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CHAT_PATH } from '#contract/fields/support';
import { catalogues } from '#locales/texts';
import { eventually } from '#tests/support/eventually';
import { sampleNotification } from '#tests/support/notifications';
import { inbox } from '../features/notifications/inbox/inbox-state';
import { i18n, windowLanguage } from '../platform/i18n';
import { session } from '../platform/session';
import { takeToasts, type ToastOrder } from '../ui/toast';
import { showClicked, showNotification } from './show-notification';

const { en } = catalogues;

let isOpen = false;
vi.mock('../features/cashbox/presence', () => ({ isCashboxOpen: () => isOpen }));

const markRead = vi.fn<(ids: string[]) => Promise<void>>();
vi.mock('../features/notifications/inbox/marks', () => ({ markRead: (ids: string[]) => markRead(ids) }));

const navigate = vi.fn<(to: { href: string }) => Promise<void>>();
const location: { pathname: string; search: { modal?: string } } = { pathname: '/', search: {} };
const router = { navigate, state: { location } } as never;
let orders: ToastOrder[];
let stop: () => void;

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: en });
  orders = [];
  stop = takeToasts((order) => void orders.push(order));
});

afterEach(() => {
  stop();
  inbox.items = [];
});

const shown = () => orders.flatMap((order) => ('show' in order ? [order.show] : []));

describe('a clicked notification in a busy window', () => {
  it('is shown with its own text, stays until it’s closed, and navigates on request [PWA-007b]', async () => {
    const known = sampleNotification();
    inbox.items = [known];
    showClicked(router, { id: known.id, path: '/cashbox' });
    expect(shown()).toMatchObject([{ id: known.id, title: known.title, text: known.text, duration: null }]);
    expect(navigate).not.toHaveBeenCalled();
    shown()[0]!.action!.run();
    expect(navigate).toHaveBeenCalledWith({ href: '/cashbox' });
    await eventually(() => expect(markRead).toHaveBeenCalledWith([known.id]));
  });

  it('has a general text if the device no longer stores it', () => {
    showClicked(router, { id: 'gone', path: '/notifications' });
    expect(shown()).toMatchObject([{ title: 'There’s something new for you', action: { text: 'Open' } }]);
  });
});

describe('a notification that arrives in an open window', () => {
  it('is shown in the window’s language, and so is a clicked one', async () => {
    const texts = { title: 'Einzahlung eingegangen', text: 'Ihre Einzahlung ist da.', button: 'Guthaben ansehen' };
    const came = sampleNotification({ translations: { de: texts } });
    inbox.items = [came];
    vi.spyOn(windowLanguage, 'locale', 'get').mockReturnValue('de');
    showNotification(router, came);
    showClicked(router, { id: came.id, path: '/cashbox' });
    vi.restoreAllMocks();
    const german = { title: texts.title, text: texts.text, action: { text: texts.button } };
    expect(shown()).toMatchObject([german, german]);
  });

  it('isn’t shown on a break if it leads to an offer [LIMIT-006a]', () => {
    const leading = (path: string) =>
      showNotification(
        router,
        sampleNotification({ id: path, content: { icon: 'gift', title: 'Free spins', button: { title: 'View', path } } }),
      );
    Object.assign(session, { player: { play_break: { type: 'coolingoff', until: null } } });
    for (const path of ['/profile/gifts', '/cashbox']) leading(path);
    Object.assign(session, { player: { play_break: { type: 'coolingoff', until: '2026-01-01T00:00:00Z' } } });
    leading('/rocketmart-wheel');
    Object.assign(session, { player: null });
    expect(shown().map(({ id }) => id)).toEqual(['/cashbox', '/rocketmart-wheel']);
  });

  it('is marked as read when the player clicks it, not when it’s only seen', async () => {
    markRead.mockClear();
    const came = sampleNotification({
      id: 'n-7',
      category: 'vip',
      content: { icon: 'vip', title: 'T', button: { title: 'Look', path: '/vip' } },
    });
    showNotification(router, came);
    expect(markRead).not.toHaveBeenCalled();
    shown()[0]!.action!.run();
    expect(navigate).toHaveBeenLastCalledWith({ href: '/vip' });
    await eventually(() => expect(markRead).toHaveBeenCalledWith(['n-7']));
  });

  it('is one toast for several replies of support; in an open chat there’s none, and the reply counts as read', async () => {
    markRead.mockClear();
    const reply = (id: string) =>
      showNotification(
        router,
        sampleNotification({
          id,
          category: 'account',
          content: { icon: 'account', title: 'T', button: { title: 'Read', path: CHAT_PATH } },
        }),
      );
    for (const id of ['r-1', 'r-2']) reply(id);
    expect(new Set(shown().map((one) => one.id)).size).toBe(1);
    location.search = { modal: 'support' };
    reply('r-3');
    location.search = {};
    expect(shown()).toHaveLength(2);
    await eventually(() => expect(markRead.mock.calls).toEqual([[['r-3']]]));
  });

  it('is no toast in the shop if it announces a gift, which the shop itself shows', () => {
    const gift = (id: string) =>
      showNotification(
        router,
        sampleNotification({
          id,
          category: 'bonuses',
          content: { icon: 'gift', title: 'T', button: { title: 'View', path: '/profile/gifts' } },
        }),
      );
    location.pathname = '/rocket-mart';
    gift('exchanged');
    location.pathname = '/';
    gift('given');
    expect(shown().map(({ id }) => id)).toEqual(['given']);
  });

  it('is shown as a toast, unless an open cashbox shows the same', () => {
    isOpen = true;
    showNotification(router, sampleNotification({ category: 'payments' }));
    expect(shown()).toEqual([]);
    showNotification(router, sampleNotification({ category: 'vip' }));
    isOpen = false;
    showNotification(router, sampleNotification({ category: 'payments' }));
    expect(shown()).toHaveLength(2);
  });
});
