import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PaymentProgress } from '#contract/fields/payment';
import { completePlayer, network, type Sent } from '#tests/support/deposit-page';
import { refusal } from '#tests/support/fake-platform';
import { findOn, pageText, pressButton, typeIn } from '#tests/support/page-input';
import { render, type Rendered } from '#tests/support/render';
import { session } from '../../../platform/session';
import { paymentQuery } from '../queries';
import { StatusView } from './status-view';

type Change = Partial<PaymentProgress['payment']>;

const progress = (change: Change, next: PaymentProgress['next'] = { kind: 'done' }): PaymentProgress => ({
  payment: {
    id: 'p-1',
    action: 'deposit',
    state: 'succeeded',
    method: 'card',
    brand: 'visa',
    detail: null,
    amount_cents: 5_000,
    fee_cents: 75,
    currency: 'EUR',
    recallable: false,
    waits_for: null,
    reason: null,
    created_at: '2026-05-01T09:00:00Z',
    finished_at: null,
    ...change,
  },
  next,
  timeline: [{ step: 'created', at: '2026-05-01T09:00:00Z' }],
});

let shown: Rendered;
let sent: Sent[];
let known: PaymentProgress;
let respond: () => Response;
const onProgress = vi.fn<(now: PaymentProgress) => void>();
const onAgain = vi.fn<() => void>();
const onClose = vi.fn<() => void>();

beforeEach(() => {
  for (const one of [onProgress, onAgain, onClose]) one.mockClear();
  vi.stubGlobal('indexedDB', undefined);
  Object.assign(session, { status: 'player', player: completePlayer });
  respond = () => Response.json(known);
  sent = network(({ method }) => (method === 'GET' ? Response.json(known) : respond()));
});

afterEach(async () => {
  await shown.unmount();
});

const show = async (one: PaymentProgress, isSandbox = false) => {
  known = one;
  shown = await render(<StatusView id="p-1" isSandbox={isSandbox} {...{ onProgress, onAgain, onClose }} />, [
    [paymentQuery('p-1').queryKey, one],
  ]);
};
const open = async (...given: Parameters<typeof show>) => {
  await show(...given);
  await shown.settle();
};
const headline = () => [...findOn('[role="status"]').querySelectorAll('p')].map(({ textContent }) => textContent);
const ways = () => [...document.body.querySelectorAll('button, a')].map(({ textContent }) => textContent);
const writes = () =>
  sent.filter(({ method, url }) => method !== 'GET' && url.startsWith('/api/')).map(({ method, url }) => `${method} ${url}`);

describe('a payment', () => {
  const notCharged = 'You haven’t been charged.';
  it.each<[string, PaymentProgress, string, string, string[]]>([
    ['a deposit that arrived', progress({}), 'Your deposit has arrived', '€50.00 was added to your account.', ['Done']],
    [
      'a deposit that was returned for a limit',
      progress({ reason: 'limit_reached' }),
      'Your deposit was returned',
      'It would have exceeded your deposit limit',
      ['Done'],
    ],
    [
      'a deposit that was returned for a break',
      progress({ reason: 'player_excluded' }),
      'Your deposit was returned',
      'during your break',
      ['Done'],
    ],
    [
      'the payout that returns it',
      progress({ action: 'cashout', state: 'processing', is_return: true }),
      'Your deposit is being returned',
      'because it arrived during your break or beyond your deposit limit',
      ['Close and notify me'],
    ],
    [
      'a large withdrawal in review',
      progress({ action: 'cashout', state: 'reserved', review: 'large_amount' }),
      'We’re checking your withdrawal',
      'We review large withdrawals by hand, usually within 24 hours',
      ['Close and notify me'],
    ],
    [
      'another withdrawal in review',
      progress({ action: 'cashout', state: 'reserved', review: 'security' }),
      'We’re checking your withdrawal',
      'We check some withdrawals by hand before we pay them out, to protect your account. It usually takes less than 24 hours',
      ['Close and notify me'],
    ],
    [
      'a declined one',
      progress({ state: 'declined', reason: 'insufficient_funds' }),
      'Payment declined',
      `There isn’t enough money on the card. ${notCharged}`,
      ['Try again or pay another way', 'Close'],
    ],
    [
      'a declined one without a reason',
      progress({ state: 'declined' }),
      'Payment declined',
      `Your bank declined the payment. ${notCharged}`,
      ['Try again or pay another way', 'Close'],
    ],
    [
      'a running one',
      progress({ state: 'processing' }, { kind: 'wait' }),
      'Processing your deposit',
      'This takes about a minute.',
      ['Close and notify me'],
    ],
    [
      'a withdrawal that is requested',
      progress({ action: 'cashout', state: 'pending', recallable: true }, { kind: 'wait' }),
      'Withdrawal requested',
      'We’ll start the payout in a few minutes.',
      ['Cancel withdrawal', 'Close and notify me'],
    ],
    [
      'a withdrawal that was paid out',
      progress({ action: 'cashout', state: 'success' }),
      'Your money is on its way',
      'We’ve sent €50.00 via Visa.',
      ['Close'],
    ],
    [
      'a withdrawal that was taken back',
      progress({ action: 'cashout', state: 'recalled' }),
      'Withdrawal cancelled',
      '€50.00 is back in your account.',
      ['Close'],
    ],
    [
      'a deposit at a bank',
      progress({ state: 'pending', waits_for: 'redirect' }, { kind: 'redirect', url: 'https://bank.example/7' }),
      'One more step',
      'Confirm the payment with Visa.',
      ['Continue to Visa', 'Cancel deposit', 'Close'],
    ],
  ])('says what it is and what can be done: %s', async (_what, one, title, text, expected) => {
    await open(one);
    expect(headline()).toEqual(['€50.00', title, expect.stringContaining(text)]);
    expect(ways()).toEqual(expected);
  });

  it('names what support asks for: date, method, fee and reference [CASH-008a]', async () => {
    await open(progress({ detail: '•••• 4242' }));
    const facts = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
    expect(facts.slice(1)).toEqual(['MethodVisa •••• 4242', 'Fee€0.75', 'Referencep-1']);
    expect(facts[0]).toMatch(/^Date.*2026/);
  });

  it('shows by its icon whether it arrived, runs, was taken back or failed', async () => {
    const tones: string[] = [];
    for (const state of ['succeeded', 'processing', 'canceled', 'declined'] as const) {
      await open(progress({ state }));
      tones.push(/arrived|running|withdrawn|failed/.exec(findOn('[role="status"]').className)?.[0] ?? '');
      if (state !== 'declined') await shown.unmount();
    }
    expect(tones).toEqual(['arrived', 'running', 'withdrawn', 'failed']);
  });

  it('leads to its provider, to another attempt or out', async () => {
    await open(progress({ state: 'pending' }, { kind: 'redirect', url: 'https://bank.example/7' }));
    expect(findOn('a').getAttribute('href')).toBe('https://bank.example/7');
    await pressButton('Close');
    await shown.unmount();
    await open(progress({ state: 'declined' }));
    await pressButton('Try again or pay another way');
    expect([onClose.mock.calls.length, onAgain.mock.calls.length]).toEqual([1, 1]);
  });

  it.each([
    [
      'Cancel deposit',
      progress({ state: 'pending', waits_for: 'redirect' }, { kind: 'redirect', url: '/bank' }),
      'POST /api/cashbox/deposits/p-1/cancel',
    ],
    [
      'Cancel withdrawal',
      progress({ action: 'cashout', state: 'pending', recallable: true }, { kind: 'wait' }),
      'POST /api/player/payments/p-1/recall',
    ],
  ])('is taken back by “%s”; a refusal is announced', async (name, one, write) => {
    await open(one);
    respond = () => refusal('payment_not_recallable', 409);
    await pressButton(name);
    await pressButton(name);
    await shown.until(() => expect(findOn('[role="alert"]').textContent).not.toBe(''));
    expect(onProgress).not.toHaveBeenCalled();
    respond = () => Response.json(known);
    await pressButton(name);
    await shown.until(() => expect(onProgress).toHaveBeenCalledOnce());
    expect(writes()).toEqual(Array(2).fill(write));
  });

  it.each([
    [
      'Cancel deposit',
      progress({ state: 'pending', waits_for: 'challenge' }, { kind: 'challenge', attempts_left: 3, is_wrong: false }),
      'Cancel this deposit?',
    ],
    [
      'Cancel withdrawal',
      progress({ action: 'cashout', state: 'pending', recallable: true }, { kind: 'wait' }),
      'Cancel this withdrawal?The money goes back to your balance. Bonuses that you gave up for this withdrawal stay lost.',
    ],
  ])('goes on after “%s” until the question is answered, and a third press there goes on', async (name, one, question) => {
    await open(one);
    await pressButton(name);
    const asked = findOn('[role="group"]:has(p)');
    expect(asked.textContent).toBe(`${question}${name}Keep payment`);
    expect(document.activeElement?.textContent).toBe('Keep payment');
    await act(async () => (document.activeElement as HTMLElement).click());
    expect([writes(), document.activeElement?.textContent, ways().includes('Keep payment')]).toEqual([[], name, false]);
  });

  it('is taken back even if the player leaves the page right after the click', async () => {
    const inner = globalThis.fetch;
    const kept: unknown[] = [];
    vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) => {
      if (init.method === 'POST') kept.push([url, init.keepalive]);
      return inner(url, init);
    });
    await open(progress({ action: 'cashout', state: 'pending', recallable: true }, { kind: 'wait' }));
    for (const _press of ['asks', 'recalls']) await pressButton('Cancel withdrawal');
    await shown.until(() => expect(onProgress).toHaveBeenCalledOnce());
    expect(kept).toEqual([['/api/player/payments/p-1/recall', true]]);
  });

  it('that waits for the bank’s code takes four digits, and says how often a wrong one can be repeated', async () => {
    await open(progress({ state: 'pending', waits_for: 'challenge' }, { kind: 'challenge', attempts_left: 2, is_wrong: true }), true);
    expect(pageText()).toContain('That code is wrong. 2 attempts left.');
    expect(pageText()).toContain('In the sandbox, the code is 1234.');
    const code = () => findOn<HTMLInputElement>('input');
    const confirm = () => [...document.body.querySelectorAll('button')].find(({ textContent }) => textContent === 'Confirm')!;
    await typeIn(code(), '123');
    expect([confirm().disabled, pageText().includes('That code is wrong.')]).toEqual([true, false]);
    await act(async () => findOn<HTMLFormElement>('form').requestSubmit());
    expect(writes()).toEqual([]);
    await typeIn(code(), '1234');
    await act(async () => findOn<HTMLFormElement>('form').requestSubmit());
    await shown.until(() => expect(onProgress).toHaveBeenCalledOnce());
    expect(sent.find(({ method }) => method !== 'GET')!.body).toEqual({ code: '1234' });
    expect(code().value).toBe('');
  });

  it('is asked for again while it runs, and no more once it’s over', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    const reads = () => sent.filter(({ url }) => url === '/api/cashbox/payments/p-1').length;
    const wait = () => act(async () => void (await vi.advanceTimersByTimeAsync(10_000)));
    await show(progress({ state: 'processing' }, { kind: 'wait' }));
    await wait();
    expect(reads()).toBeGreaterThan(1);
    known = progress({});
    await wait();
    const after = reads();
    await wait();
    expect([reads(), headline()[1]]).toEqual([after, 'Your deposit has arrived']);
  });

  it('that is still loading says so; one that can’t be read says why', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    const view = <StatusView id="p-1" isSandbox={false} {...{ onProgress, onAgain, onClose }} />;
    shown = await render(view);
    expect([findOn('[role="status"]').getAttribute('aria-label'), findOn('[role="status"]').getAttribute('aria-busy')]).toEqual([
      'Loading',
      'true',
    ]);
    await shown.unmount();
    network(() => refusal('not_found', 404));
    shown = await render(view);
    await shown.until(() => expect(findOn('[role="alert"]')?.textContent).toBeTruthy());
  });
});
