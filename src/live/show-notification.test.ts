import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogues } from '#locales/texts';
import { eventually } from '#tests/support/eventually';
import { sampleNotification } from '#tests/support/notifications';
import { inbox } from '../features/notifications/inbox/inbox-state';
import { i18n } from '../platform/i18n';
import { session } from '../platform/session';
import { takeToasts, type ToastOrder } from '../ui/toast';
import { showClicked, showNotification } from './show-notification';

const { en } = catalogues;

let isOpen = false;
vi.mock('../features/cashbox/presence', () => ({ isCashboxOpen: () => isOpen }));

const markRead = vi.fn<(ids: string[]) => Promise<void>>();
vi.mock('../features/notifications/inbox/marks', () => ({ markRead: (ids: string[]) => markRead(ids) }));

const navigate = vi.fn<(to: { href: string }) => Promise<void>>();
const router = { navigate } as never;
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
