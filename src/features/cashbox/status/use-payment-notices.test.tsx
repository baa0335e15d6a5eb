import { act, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Payment } from '#contract/fields/payment';
import { completePlayer } from '#tests/support/deposit-page';
import { render } from '#tests/support/render';
import { session } from '../../../platform/session';
import { wipePlayerStorage } from '../../../platform/storage/player-storage';
import { takeToasts, type ToastOrder } from '../../../ui/toast';
import { paymentsQuery } from '../queries';
import { usePresence } from '../presence';
import { usePaymentNotices } from './use-payment-notices';

const orders: ToastOrder[] = [];
let stop: () => void;

beforeEach(() => {
  localStorage.clear();
  orders.length = 0;
  stop = takeToasts((order) => void orders.push(order));
  session.status = 'player';
  session.player = completePlayer;
});

afterEach(() => stop());

const onAgain = vi.fn();
const onOpen = vi.fn();
function Watcher() {
  usePaymentNotices({ onAgain, onOpen });
  return null;
}

function Cashbox() {
  usePresence();
  return null;
}

/** The watcher with an open cashbox, which a click closes. */
function BesideCashbox() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      {isOpen && <Cashbox />}
      <Watcher />
      <button type="button" onClick={() => setOpen(false)}>
        close
      </button>
    </>
  );
}

const canceled = (secondsAgo: number): Payment => ({
  id: 'p-1',
  action: 'deposit',
  state: 'canceled',
  method: 'card',
  brand: 'visa',
  detail: null,
  amount_cents: 5000,
  fee_cents: 0,
  currency: 'EUR',
  recallable: false,
  waits_for: null,
  reason: 'timed_out',
  created_at: '2026-05-01T12:00:00Z',
  finished_at: new Date(Date.now() - secondsAgo * 1000).toISOString(),
});

async function watch(payment: Payment): Promise<void> {
  const shown = await render(<Watcher />, [[paymentsQuery().queryKey, { data: [payment] }]]);
  await shown.unmount();
}

describe('the warning about a cancelled deposit', () => {
  it('shows once, as a warning with an action, also after a restart [CASH-010a, CASH-010b, OVER-007e]', async () => {
    await watch(canceled(30));
    await watch(canceled(31));
    expect(orders).toHaveLength(1);
    expect(orders[0]).toMatchObject({ show: { tone: 'warning', title: 'Deposit cancelled', action: { text: 'Try again' } } });
    const [order] = orders;
    if (order && 'show' in order) order.show.action?.run();
    expect(onAgain).toHaveBeenCalledOnce();
  });

  it('isn’t repeated after a sign-out, which leaves nothing of the deposit on the device but a digest [CASH-010b]', async () => {
    await watch(canceled(30));
    wipePlayerStorage();
    expect(JSON.stringify({ ...localStorage })).not.toContain('p-1');
    await watch(canceled(31));
    await watch({ ...canceled(32), id: 'p-2' });
    expect(orders).toMatchObject([{ show: { id: 'cancelled-p-1' } }, { show: { id: 'cancelled-p-2' } }]);
  });

  it('waits while the cashbox itself shows the warning [CASH-010a]', async () => {
    const shown = await render(<BesideCashbox />, [[paymentsQuery().queryKey, { data: [canceled(30)] }]]);
    expect(orders).toEqual([]);
    await act(async () => shown.page.querySelector('button')?.click());
    expect(orders).toHaveLength(1);
    await shown.unmount();
  });

  it('links to no further deposit on a break [LIMIT-006a]', async () => {
    session.player = { ...completePlayer, play_break: { type: 'coolingoff', until: null } };
    await watch(canceled(30));
    expect(orders).toMatchObject([{ show: { title: 'Deposit cancelled' } }]);
    expect(orders[0]).not.toHaveProperty('show.action');
  });

  it('doesn’t show for one that ended longer ago [CASH-010b]', async () => {
    await watch(canceled(301));
    expect(orders).toEqual([]);
  });
});

const begun = (minutesAgo: number, change: Partial<Payment> = {}): Payment => ({
  id: 'p-1',
  action: 'deposit',
  state: 'pending',
  method: 'card',
  brand: 'visa',
  detail: null,
  amount_cents: 5000,
  fee_cents: 0,
  currency: 'EUR',
  recallable: false,
  waits_for: 'challenge',
  reason: null,
  created_at: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
  finished_at: null,
  ...change,
});

const watching = (payment: Payment) => render(<Watcher />, [[paymentsQuery().queryKey, { data: [payment] }]]);

describe('a deposit that waits for the bank’s code', () => {
  it('notifies once, links to the payments, and disappears when the deposit settles', async () => {
    const shown = await watching(begun(5));
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

  it('isn’t announced from a stale list once its time is over, nor if it waits for something else', async () => {
    for (const payment of [begun(30), begun(1, { waits_for: 'redirect' })]) await (await watching(payment)).unmount();
    expect(orders).toEqual([]);
  });
});
