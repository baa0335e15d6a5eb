import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeAccount, type ClosurePreview } from '#contract/calls/account/closure';
import { completePlayer, network } from '#tests/support/deposit-page';
import { refusal } from '#tests/support/fake-platform';
import { render, type Rendered } from '#tests/support/render';
import { session } from '../../../platform/session';
import { takeToasts, type ToastOrder } from '../../../ui/toast';
import ClosingSheet from './closing-sheet';
import { closureQuery } from './data-queries';

const preview: ClosurePreview = {
  balances: [],
  gifts: 0,
  points: 0,
  has_open_rounds: false,
  is_second_factor_on: false,
  kept_until: '2031-11-25T12:00:00Z',
};
const money = { currency: 'EUR', real_cents: 0, bonus_cents: 0, pending_cents: 0, has_to_leave: false };

let shown: Rendered;

beforeEach(() => void vi.stubGlobal('indexedDB', undefined));

afterEach(async () => {
  await shown.unmount();
});

const open = async (change: Partial<ClosurePreview>) => {
  const known = { ...preview, ...change };
  const sent = network((one) => Response.json(one.method === 'GET' ? known : {}));
  shown = await render(<ClosingSheet onClose={() => undefined} />, [[closureQuery().queryKey, known]]);
  await shown.settle();
  return sent;
};
const text = () => document.body.textContent ?? '';

it('links to the withdrawal while money is left, and doesn’t offer to close the account', async () => {
  await open({ balances: [{ ...money, real_cents: 4_120, has_to_leave: true }] });
  expect(text()).toContain('You still have €41.20');
  expect(document.body.querySelector('form')).toBeNull();
});

it('says what is lost, which payments continue, and how long records are stored', async () => {
  await open({ balances: [{ ...money, real_cents: 150, bonus_cents: 2_000, pending_cents: 3_000 }], gifts: 2, points: 40 });
  for (const said of [
    '€30.00 is on its way',
    '€1.50 is too little',
    '€20.00 of bonus money',
    '2 bonuses or sets of free spins',
    '40 comp points',
    '25 Nov 2031',
  ])
    expect(text()).toContain(said);
});

it('waits for an open round, and names no payment if none is on its way', async () => {
  await open({ has_open_rounds: true });
  expect(text()).toContain('A round is still open');
  expect(document.body.querySelector('form')).toBeNull();
  await shown.unmount();
  await open({ balances: [{ ...money, real_cents: 150 }] });
  expect([text().includes('€1.50 is too little'), text().includes('on its way')]).toEqual([true, false]);
});

it('closes without a reason', async () => {
  const sent = await open({});
  await act(async () => document.body.querySelector('form')!.requestSubmit());
  await shown.settle();
  const closing = sent.find(({ url, method }) => url === closeAccount.path && method === 'POST');
  expect(closing?.body).toEqual({ reason: 'other', erases: false });
});

it('closing the account signs the player out of this window, and says so on the first page', async () => {
  const orders: ToastOrder[] = [];
  const stop = takeToasts((order) => void orders.push(order));
  // Those of other closed accounts.
  orders.length = 0;
  Object.assign(session, { status: 'player', player: completePlayer });
  await open({});
  await shown.go('/profile/data');
  await act(async () => document.body.querySelector('form')!.requestSubmit());
  await shown.until(() => expect(shown.where()).toBe('/'));
  expect([session.player, orders.flatMap((order) => ('show' in order ? [order.show.title] : []))]).toEqual([
    null,
    ['Your account is closed. We’ve sent you an email.'],
  ]);
  stop();
});

it('names the consequence of gambling too much, and doesn’t request erasure by default', async () => {
  const sent = await open({});
  const form = document.body.querySelector('form')!;
  const select = form.querySelector('select')!;
  await act(async () => {
    select.value = 'too_much';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(text()).toContain('at least six months');
  expect(form.querySelector<HTMLInputElement>('input[type="checkbox"]')!.checked).toBe(false);
  await act(async () => form.requestSubmit());
  await shown.settle();
  const closing = sent.find(({ url, method }) => url === closeAccount.path && method === 'POST');
  expect(closing?.body).toEqual({ reason: 'too_much', erases: false });
});

it('offers a retry if it can’t be loaded, and doesn’t offer to close the account offline', async () => {
  let isUp = false;
  network(() => (isUp ? Response.json(preview) : refusal('not_found', 404)));
  shown = await render(<ClosingSheet onClose={() => undefined} />);
  const again = () => [...document.body.querySelectorAll('button')].find(({ textContent }) => textContent === 'Try again');
  await shown.until(() => expect(again()).toBeDefined());
  expect(document.body.querySelector('form')).toBeNull();
  isUp = true;
  await act(async () => again()!.click());
  await shown.until(() => expect(document.body.querySelector('form')).not.toBeNull());
  expect(again()).toBeUndefined();
  const submit = document.body.querySelector<HTMLButtonElement>('button[type="submit"]')!;
  expect(submit.disabled).toBe(false);
  vi.stubGlobal('navigator', { ...navigator, onLine: false });
  await act(async () => void window.dispatchEvent(new Event('offline')));
  await shown.settle();
  expect([submit.disabled, text().includes('You need to be online for this.')]).toEqual([true, true]);
});
