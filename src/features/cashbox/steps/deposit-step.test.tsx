import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDeposit } from '#contract/calls/cashbox/deposits';
import { getPayments } from '#contract/calls/cashbox/history';
import { getMethods } from '#contract/calls/cashbox/methods';
import { checkTransaction } from '#contract/calls/cashbox/withdrawals';
import { trackStep } from '#contract/calls/tracking';
import type { Payment } from '#contract/fields/payment';
import { arrivedDeposit as arrived, completePlayer, depositPage, network, type Sent } from '#tests/support/deposit-page';
import { session } from '../../../platform/session';
import type { LoadedMethods } from '../pay/payments-script';

/** The saved card of a one-click deposit. */
const card = { id: 'kept-1', brand: 'visa', title: '•••• 4242', expires: '12/39', is_default: false, problem: null };
const isDeposit = ({ url, method }: Sent) => url === createDeposit.path && method === 'POST';
const isLook = ({ url }: Sent) => url.startsWith('/api/cashbox/payments/');
const response = (sent: Sent) => Response.json(isDeposit(sent) || isLook(sent) ? arrived : { allowed: true, custom_player_status: null });

let page: Awaited<ReturnType<typeof depositPage>>;

beforeEach(() => {
  vi.stubGlobal('indexedDB', undefined);
});

afterEach(async () => {
  await page.unmount();
});

/** A click outside the sheet. */
const pressBeside = () =>
  act(async () => {
    const beside = document.body.querySelector('[class*="backdrop"]')!;
    for (const kind of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
      beside.dispatchEvent(
        new (kind.startsWith('pointer') ? PointerEvent : MouseEvent)(kind, { bubbles: true, cancelable: true, button: 0 }),
      );
  });

describe('a deposit', () => {
  it('suggests 50 for the first one, and shows fee, limits and time before confirmation [CASH-012]', async () => {
    network(response);
    page = await depositPage();
    await page.press('Bank card');
    expect(page.value('amount')).toBe('50');
    expect(page.text()).toContain('€0.75');
    expect(page.text()).toContain('€10.00 to €5,000.00');
    expect(page.text()).toContain('Instant');
    expect(page.text()).toContain('Pay €50.75');
    expect(page.text()).toContain('Set a deposit limit');
  });

  it('isn’t closed by a click outside once a field is filled in', async () => {
    network(response);
    const onClose = vi.fn<() => void>();
    page = await depositPage({ props: { onClose } });
    await page.press('Bank card');
    await page.type('card_number', '4242');
    await pressBeside();
    expect(onClose).not.toHaveBeenCalled();
    await page.type('card_number', '');
    await pressBeside();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('shows what’s left of a deposit limit, and refuses more before paying [LIMIT-005b]', async () => {
    const limit = { type: 'deposit', period: 'week', currency: 'EUR', left_cents: 4_000, frees_at: '2026-11-26T12:00:00.000Z' } as const;
    const sent = network(response);
    page = await depositPage({ room: limit });
    expect(page.text()).toContain('Deposit limit, 7 days: €40.00 left');
    expect(page.text()).toContain('Part of it frees up on 26 Nov 2026');
    // The limit is said once.
    expect([...document.body.querySelectorAll('a')].filter((link) => link.getAttribute('href') === '/profile/limits')).toHaveLength(1);
    await page.fillCard();
    const offered = [...document.body.querySelectorAll('button')].flatMap(
      ({ textContent }) => /^€([\d.]+)$/.exec(textContent ?? '')?.[1] ?? [],
    );
    expect([offered.length > 0, offered.filter((amount) => Number(amount) > 40)]).toEqual([true, []]);
    // The suggested 50 exceeds what's left.
    expect(page.text()).toContain('Your deposit limit allows €40.00 more.');
    await page.submit();
    expect(sent.filter(isDeposit)).toEqual([]);
    await page.type('amount', '40');
    expect(page.text()).not.toContain('Your deposit limit allows');
    await page.submit();
    await page.until(() => expect(sent.filter(isDeposit)).toHaveLength(1));
  });

  it('offers no method once a deposit limit is used up, even for a link with an amount, and links to the limits [LIMIT-005b]', async () => {
    network(response);
    const room = { type: 'deposit', period: 'day', currency: 'EUR', left_cents: 0, frees_at: null } as const;
    for (const isOneClick of [false, true]) {
      page = await depositPage({ room, isOneClick, saved: [card], payments: [arrived.payment as Payment], props: { amountProp: 80 } });
      await page.until(() => expect(page.text()).toContain('Deposit limit, 24 hours: nothing left'));
      expect(page.text()).not.toContain('Bank card');
      expect([document.body.querySelector('form'), page.value('amount')]).toEqual([null, undefined]);
      expect([...document.body.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toContain('/profile/limits');
      if (!isOneClick) await page.unmount();
    }
  });

  it('disables a method whose minimum exceeds what’s left of a limit, and shows that minimum [LIMIT-005b]', async () => {
    network(response);
    page = await depositPage({ room: { type: 'deposit', period: 'day', currency: 'EUR', left_cents: 999, frees_at: null } });
    const method = [...document.body.querySelectorAll('button')].find(({ textContent }) => textContent?.includes('Bank card'));
    expect([method?.disabled, method?.textContent]).toEqual([true, 'Bank cardMinimum €10.00 – your limit leaves less']);
  });

  it('suggests nothing after an earlier deposit, but always the amount from a link [ROUTE-010a]', async () => {
    network(response);
    page = await depositPage({ payments: [arrived.payment as Payment] });
    await page.press('Bank card');
    expect(page.value('amount')).toBe('');
    await page.unmount();
    page = await depositPage({ payments: [arrived.payment as Payment], props: { amountProp: 80 } });
    await page.press('Bank card');
    expect(page.value('amount')).toBe('80');
  });

  it('by one click is prefilled with the saved card and the last amount, and pays with it [CASH-014a]', async () => {
    const sent = network((one) => (one.url === getPayments.path ? Response.json({ data: [arrived.payment] }) : response(one)));
    const saved = [{ id: 'kept-1', brand: 'visa', title: '•••• 4242', expires: '12/39', is_default: false, problem: null }];
    page = await depositPage({ payments: [{ ...arrived.payment, amount_cents: 7500 } as Payment], saved, isOneClick: true });
    expect([page.value('amount'), page.value('card_number')]).toEqual(['75', undefined]);
    expect(page.text()).toContain('Pay €76.13');
    await page.submit();
    expect(sent.find(isDeposit)!.body).toEqual({ method: 'card', amount_cents: 7500, currency: 'EUR', fields: { profile: 'kept-1' } });
    expect(sent.find(({ url }) => url === checkTransaction.path)!.body).toMatchObject({ card: { bin: null, last_four: '4242' } });
    expect(page.text()).toContain('Your deposit has arrived');
  });

  it('by one click is the regular one without a saved method', async () => {
    network(response);
    page = await depositPage({ payments: [arrived.payment as Payment], isOneClick: true });
    await page.press('Bank card');
    expect([page.value('amount'), page.value('card_number')]).toEqual(['', '']);
  });

  it('by one click doesn’t change while the methods of another account load [CASH-004b]', async () => {
    network(response);
    page = await depositPage({ isOneClick: true });
    const picker = document.querySelector('select')!;
    await act(async () => void (session.player = { ...completePlayer, currency: 'USD' }));
    expect(page.queryClient.isFetching()).toBe(1);
    expect(document.querySelector('select')).toBe(picker);
  });

  it('by one click drops its amount with its account: another account has no prefilled amount', async () => {
    network((one) => (one.url === getPayments.path ? Response.json({ data: [arrived.payment] }) : response(one)));
    const saved = [{ id: 'kept-1', brand: 'visa', title: '•••• 4242', expires: '12/39', is_default: false, problem: null }];
    page = await depositPage({ payments: [arrived.payment as Payment], saved, isOneClick: true });
    expect(page.value('amount')).toBe('50');
    const keyOf = (currency: string) => [getMethods.privacy, getMethods.id, { currency, action: 'deposit' }];
    const inEuros = page.queryClient.getQueryData<LoadedMethods>(keyOf('EUR'))!;
    page.queryClient.setQueryData(keyOf('USD'), {
      ...inEuros,
      methods: inEuros.methods.map((method) => ({ ...method, currency: 'USD', savedProfiles: [] })),
    });
    await act(async () => void (session.player = { ...completePlayer, currency: 'USD' }));
    await page.press('Bank card');
    expect(page.value('amount')).toBe('');
  });

  it('sends the card to the provider and only its token to the server', async () => {
    const sent = network(response);
    page = await depositPage();
    await page.fillCard();
    await page.submit();
    expect(page.tokenize).toHaveBeenCalledExactlyOnceWith({
      number: '4242 4242 4242 4242',
      expiry: '12/39',
      security_code: '123',
      holder: 'Ada Orbit',
    });
    const body = sent.find(isDeposit)!.body;
    expect(body).toEqual({ method: 'card', amount_cents: 5000, currency: 'EUR', fields: { token: 'tok-0123456789abcdef', save: false } });
    expect(sent.find(({ url }) => url === checkTransaction.path)!.body).toMatchObject({
      type: 'transaction',
      device_fingerprint: expect.stringMatching(/^[\da-f-]{36}$/),
      custom_player_status: 258,
      card: { bin: '424242', last_four: '4242' },
      amount_cents: 5000,
      currency: 'EUR',
      payment_system: 'card',
    });
    expect(JSON.stringify(sent)).not.toMatch(/4242.?4242/);
    expect(page.text()).toContain('Your deposit has arrived');
  });

  it('tracks each of its three steps when reached [AUTH-018b]', async () => {
    const sent = network(response);
    page = await depositPage();
    const steps = () => sent.filter(({ url }) => url === trackStep.path).map(({ body }) => body);
    expect(steps()).toEqual([{ flow: 'deposit', step: 1 }]);
    await page.fillCard();
    await page.submit();
    expect(steps()).toEqual([1, 2, 3].map((step) => ({ flow: 'deposit', step })));
  });

  it('shows each field’s error and sends nothing [FORM-011a, FORM-014a]', async () => {
    const sent = network(response);
    page = await depositPage();
    await page.press('Bank card');
    await page.type('card_number', '4242 4242 4242 4241');
    await page.type('expiry', '0120');
    await page.submit();
    expect(page.text()).toContain('This card number isn’t valid.');
    expect(page.text()).toContain('This card has expired.');
    expect(page.text()).toContain('This field is required.');
    await page.until(() => expect((document.activeElement as HTMLInputElement).name).toBe('card_number'));
    expect(sent.filter(isDeposit)).toEqual([]);
  });

  it('offline shows an error, keeps the input and queues nothing; a retry is the same intent [OFF-001c, OFF-002c]', async () => {
    let isLost = true;
    const sent = network((one) => {
      if (isLost) throw new TypeError('network');
      return response(one);
    });
    vi.stubGlobal('navigator', { ...navigator, onLine: false });
    page = await depositPage();
    await page.fillCard();
    await page.submit();
    expect(page.text()).toContain('Payments need a connection');
    expect(page.value('card_number')).toBe('4242 4242 4242 4242');
    expect(page.value('amount')).toBe('50');
    const before = sent.length;
    isLost = false;
    vi.stubGlobal('navigator', { ...navigator, onLine: true });
    await page.settle();
    expect(sent).toHaveLength(before);
    await page.submit();
    expect(page.text()).toContain('Your deposit has arrived');
    expect(page.tokenize).toHaveBeenCalledOnce();
  });

  it('after a declined one needs a new token of the same card, since the provider accepts each once', async () => {
    const payment: Payment = { ...arrived.payment, state: 'declined', reason: 'insufficient_funds' };
    network((one) => (isDeposit(one) || isLook(one) ? Response.json({ ...arrived, payment }) : response(one)));
    page = await depositPage();
    await page.fillCard();
    await page.submit();
    await page.until(() => expect(page.text()).toContain('Payment declined'));
    await page.press('Try again or pay another way');
    await page.press('Bank card');
    expect(page.value('card_number')).toBe('4242 4242 4242 4242');
    await page.submit();
    await page.until(() => expect(page.tokenize).toHaveBeenCalledTimes(2));
  });

  it('retries an attempt without a response with the same key', async () => {
    let attempts = 0;
    const sent = network((one) => {
      if (!isDeposit(one)) return response(one);
      attempts += 1;
      return attempts === 1 ? Response.json({ error: { code: 'internal', message: 'later', fields: {} } }, { status: 500 }) : response(one);
    });
    vi.stubGlobal('navigator', { ...navigator, onLine: false });
    page = await depositPage();
    await page.fillCard();
    await page.submit();
    await page.submit();
    const keys = sent.filter(isDeposit).map(({ key }) => key);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  it('requires missing profile fields first [PROF-002a]', async () => {
    network(response);
    page = await depositPage({ player: { ...completePlayer, city: null, mobile_phone: null } });
    expect(page.text()).toContain('A few details first');
    expect(page.text()).toContain('mobile number, city');
    expect(page.text()).not.toContain('Bank card');
  });

  it('requires the proof that the licence wants first, even a single one [PROF-004e]', async () => {
    const step = { item: 'identity', state: 'not_started', reason: null, needed: 'play', above: null, is_due: true, expires_at: null };
    network((one) => (one.url.endsWith('/verification') ? Response.json({ data: [step], has_identity_check: false }) : response(one)));
    page = await depositPage();
    await page.until(() => expect(page.text()).toContain('Verify your identity first'));
    expect(page.text()).toContain('What you needPassport / ID card / Driving licence');
    expect(page.text()).toContain('TimeAbout two minutes');
    expect(page.text()).not.toContain('Bank card');
  });
});
