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
  it('keeps toasts until somebody shows them, in order', () => {
    toast({ title: 'first' });
    toast({ title: 'second' });
    take();
    toast({ title: 'third' });
    expect(shown()).toEqual(['first', 'second', 'third']);
  });

  it('wakes the host with the first toast, and at once when one waits already', () => {
    let woken = 0;
    stops.push(whenToastWaits(() => (woken += 1)));
    expect(woken).toBe(0);
    toast({ title: 'first' });
    expect(woken).toBe(1);
    stops.push(whenToastWaits(() => (woken += 10)));
    expect(woken).toBe(11);
  });

  it('takes all away, shown or waiting', () => {
    toast({ title: 'waits' });
    dismissToasts();
    take();
    dismissToasts();
    expect(orders).toEqual([{ dismiss: null }]);
  });

  it('replaces a waiting toast of the same id and drops a dismissed one', () => {
    toast({ id: 'limit', title: 'old' });
    toast({ id: 'limit', title: 'new' });
    dismissToast(toast({ title: 'gone' }));
    take();
    expect(shown()).toEqual(['new']);
  });

  it('closes by itself after 10 s, unless it is a lasting one [OVER-003]', () => {
    take();
    toast({ title: 'passing' });
    toast({ title: 'lasting', duration: null });
    expect(orders).toMatchObject([{ show: { duration: 10_000 } }, { show: { duration: null } }]);
  });
});
