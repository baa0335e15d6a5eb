import { afterEach, describe, expect, it } from 'vitest';
import { dismissToast, dismissToasts, takeToasts, toast, whenToastWaits, type ToastOrder } from './toast';

const stops: (() => void)[] = [];
const orders: ToastOrder[] = [];
const shown = () => orders.flatMap((order) => ('show' in order ? [order.show.title] : []));
const take = () => stops.push(takeToasts((order) => void orders.push(order)));

afterEach(() => {
  take();
  for (const stop of stops.splice(0)) stop();
  orders.length = 0;
});

describe('toast', () => {
  it('queues toasts in order until a host shows them', () => {
    toast({ title: 'first' });
    toast({ title: 'second' });
    take();
    toast({ title: 'third' });
    expect(shown()).toEqual(['first', 'second', 'third']);
  });

  it('loads the host with the first toast, and immediately if one is queued already', () => {
    let woken = 0;
    stops.push(whenToastWaits(() => (woken += 1)));
    expect(woken).toBe(0);
    toast({ title: 'first' });
    expect(woken).toBe(1);
    stops.push(whenToastWaits(() => (woken += 10)));
    expect(woken).toBe(11);
  });

  it('goes to the host that came last, also after an earlier one has left', () => {
    const first = takeToasts(() => undefined);
    take();
    first();
    toast({ title: 'seen' });
    expect(shown()).toEqual(['seen']);
  });

  it('removes all, shown or queued', () => {
    toast({ title: 'waits' });
    dismissToasts();
    take();
    dismissToasts();
    expect(orders).toEqual([{ dismiss: null }]);
  });

  it('replaces a queued toast of the same id and drops a dismissed one', () => {
    toast({ id: 'limit', title: 'old' });
    toast({ id: 'limit', title: 'new' });
    dismissToast(toast({ title: 'gone' }));
    take();
    expect(shown()).toEqual(['new']);
  });

  it('shows the same words once, and other words beside them', () => {
    toast({ title: 'Not sent' });
    toast({ title: 'Not sent', text: 'You’re offline.' });
    toast({ title: 'Not sent' });
    take();
    expect(orders).toMatchObject([{ show: { text: 'You’re offline.' } }, { show: { title: 'Not sent' } }]);
  });

  it('closes automatically after 10 s, unless it’s a persistent one [OVER-003]', () => {
    take();
    toast({ title: 'passing' });
    toast({ title: 'lasting', duration: null });
    expect(orders).toMatchObject([{ show: { duration: 10_000 } }, { show: { duration: null } }]);
  });
});
