// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogues } from '#locales/texts';
import { eventually } from '#tests/support/eventually';
import { sampleNotification } from '#tests/support/notifications';
import { inbox } from '../features/notifications/inbox/inbox-state';
import { i18n } from '../platform/i18n';
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
  it('is shown in its own words, stays until it is closed, and leads on when asked [PWA-007b]', async () => {
    const known = sampleNotification();
    inbox.items = [known];
    showClicked(router, { id: known.id, path: '/cashbox' });
    expect(shown()).toMatchObject([{ id: known.id, title: known.title, text: known.text, duration: null }]);
    expect(navigate).not.toHaveBeenCalled();
    shown()[0]!.action!.run();
    expect(navigate).toHaveBeenCalledWith({ href: '/cashbox' });
    await eventually(() => expect(markRead).toHaveBeenCalledWith([known.id]));
  });

  it('is named in general where the device no longer keeps it', () => {
    showClicked(router, { id: 'gone', path: '/notifications' });
    expect(shown()).toMatchObject([{ title: 'There’s something new for you', action: { text: 'Open' } }]);
  });
});

describe('what came while somebody is here', () => {
  it('is read by who goes where it leads, and by nobody who only sees it', async () => {
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

  it('is shown in passing, but not what an open cashbox shows by itself', () => {
    isOpen = true;
    showNotification(router, sampleNotification({ category: 'payments' }));
    expect(shown()).toEqual([]);
    showNotification(router, sampleNotification({ category: 'vip' }));
    isOpen = false;
    showNotification(router, sampleNotification({ category: 'payments' }));
    expect(shown()).toHaveLength(2);
  });
});
