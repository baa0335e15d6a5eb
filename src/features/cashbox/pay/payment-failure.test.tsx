import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { findOn, pressButton } from '#tests/support/page-input';
import { render, type Rendered } from '#tests/support/render';
import { CallFailed } from '../../../platform/api/refusal';
import { PaymentFailure } from './payment-failure';
import { UnconfirmedPayment } from './use-pay';

let shown: Rendered;

afterEach(async () => {
  await shown.unmount();
});

const onAgain = vi.fn<() => void>();
const open = async (error: Error | null) => {
  shown = await render(<PaymentFailure error={error} onAgain={onAgain} />);
  return findOn('[role="alert"]');
};
const ways = () => [...document.body.querySelectorAll('a, button')].map((one) => one.getAttribute('href') ?? one.textContent);

it('nothing shows of a payment that didn’t fail', async () => {
  expect((await open(null)).textContent).toBe('');
});

it.each([
  ['its own message', new CallFailed('player_excluded', 'You’re on a break.', 403), 'You’re on a break.', ['Try again']],
  [
    'the message of the amount',
    new CallFailed('bad_input', 'Bad.', 422, { amount_cents: [{ code: 'x', message: 'Too much.' }] }),
    'Too much.',
    ['Try again'],
  ],
  [
    'the limits that it reached',
    new CallFailed('limit_reached', 'Limit reached.', 403),
    'Limit reached.',
    ['/profile/limits', 'Try again'],
  ],
  ['what is there to say of a mistake of ours', new TypeError('x'), 'That didn’t work. Please try again.', ['Try again']],
])('a refused payment is announced with %s', async (_what, error, text, expected) => {
  const alert = await open(error);
  expect([alert.textContent, ways()]).toEqual([expect.stringContaining(text), expected]);
  onAgain.mockClear();
  await pressButton('Try again');
  expect(onAgain).toHaveBeenCalledOnce();
});

it('a payment that failed without a network says so until the network is back; a read can still be retried', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const offline = new CallFailed('offline', '', 0);
  shown = await render(<PaymentFailure error={offline} />);
  expect(findOn('[role="alert"]').textContent).toContain('Payments need a connection.');
  await act(async () => void dispatchEvent(new Event('online')));
  expect(findOn('[role="alert"]').textContent).toBe('');
  await shown.unmount();
  await open(offline);
  await act(async () => void dispatchEvent(new Event('online')));
  expect(ways()).toEqual(['Try again']);
});

it('without a network it says so before anything was tried, in place of any other reason [OFF-001c]', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect((await open(new CallFailed('limit_reached', 'Limit reached.', 403))).textContent).toContain('Payments need a connection.');
  expect(findOn('[role="alert"]').textContent).not.toContain('Limit reached.');
});

it.each([true, false])(
  'a payment that may have been made leads to the payments, whether there’s a network now (%s) or was one since',
  async (isOnline) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    shown = await render(<PaymentFailure error={new UnconfirmedPayment('no_response', '', 0)} />);
    const said = () => findOn('[role="alert"]').textContent;
    expect(said()).toContain('this payment may have been made');
    expect(said()).not.toContain('Nothing is sent');
    expect(ways()).toEqual(['/profile/payments']);
    await act(async () => void dispatchEvent(new Event('online')));
    expect(said()).toContain('this payment may have been made');
  },
);
