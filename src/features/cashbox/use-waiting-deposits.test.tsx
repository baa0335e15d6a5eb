// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Payment } from '#contract/fields/payment';
import { completePlayer } from '#tests/support/deposit-page';
import { render } from '#tests/support/render';
import { session } from '../../platform/session';
import { takeToasts, type ToastOrder } from '../../ui/toast';
import { paymentsQuery } from './queries';
import { useWaitingDeposits } from './use-waiting-deposits';

const orders: ToastOrder[] = [];
const onOpen = vi.fn();
let stop: () => void;

beforeEach(() => {
  orders.length = 0;
  stop = takeToasts((order) => void orders.push(order));
  session.status = 'player';
  session.player = completePlayer;
});

afterEach(() => stop());

function Watcher() {
  useWaitingDeposits(onOpen);
  return null;
}

const begun = (minutesAgo: number, change: Partial<Payment> = {}): Payment => ({
  id: 'p-1', action: 'deposit', state: 'pending', method: 'card', brand: 'visa', detail: null, amount_cents: 5000, fee_cents: 0, currency: 'EUR',
  recallable: false, waits_for: 'challenge', reason: null, created_at: new Date(Date.now() - minutesAgo * 60_000).toISOString(), finished_at: null, ...change,
});

const watch = (payment: Payment) => render(<Watcher />, [[paymentsQuery().queryKey, { data: [payment] }]]);

describe('a deposit that waits for the bank’s code', () => {
  it('notifies once, links to the payments, and disappears when the deposit settles', async () => {
    const shown = await watch(begun(5));
    expect(orders).toMatchObject([{ show: { id: 'challenge-p-1', tone: 'warning' } }]);
    const [order] = orders;
    if (order && 'show' in order) order.show.action?.run();
    expect(onOpen).toHaveBeenCalledWith('p-1');
    const renew = (payment: Payment) => act(async () => void shown.queryClient.setQueryData(paymentsQuery().queryKey, { data: [payment] }));
    await renew(begun(6));
    expect(orders).toHaveLength(1);
    await renew(begun(7, { state: 'succeeded', waits_for: null }));
    await shown.until(() => expect(orders[1]).toEqual({ dismiss: 'challenge-p-1' }));
    await shown.unmount();
  });

  it('shows no notice from a stale list once it has expired, nor if it waits for something else', async () => {
    for (const payment of [begun(30), begun(1, { waits_for: 'redirect' })]) await (await watch(payment)).unmount();
    expect(orders).toEqual([]);
  });
});
