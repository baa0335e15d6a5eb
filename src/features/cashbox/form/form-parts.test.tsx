import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LimitStop } from '#contract/fields/limit';
import type { PaymentMethod } from '#contract/fields/payment-method';
import type { Payment } from '#contract/fields/payment';
import { arrivedDeposit, card } from '#tests/support/deposit-page';
import { fakeResponses } from '#tests/support/fake-responses';
import { typeIn } from '#tests/support/page-input';
import { render, type Rendered } from '#tests/support/render';
import { wireClient } from '../../../platform/api/client';
import { CryptoAddress } from '../crypto/crypto-address';
import { ChallengeForm } from './challenge-form';
import { DepositRoom } from './deposit-room';
import { PaymentSummary } from './payment-summary';

let shown: Rendered;
afterEach(() => shown.unmount());

const method: PaymentMethod = { ...card, withdrawal: { min_cents: 2_000, max_cents: null } };

describe('the summary of a payment', () => {
  it('adds the fee to a deposit, and subtracts it from a withdrawal', async () => {
    shown = await render(<PaymentSummary action="deposit" method={method} amountCents={5_000} />);
    expect(shown.page.textContent).toContain('€50.75');
    expect(shown.page.textContent).toContain('€10.00 to €5,000.00');
    await shown.unmount();
    shown = await render(<PaymentSummary action="cashout" method={method} amountCents={5_000} />);
    expect(shown.page.textContent).toContain('€49.25');
    expect(shown.page.textContent).not.toContain('€50.75');
  });

  it('names each figure: fee, time, limits and what is paid or arrives', async () => {
    const values = () => [...shown.page.querySelectorAll('dd')].map(({ textContent }) => textContent);
    shown = await render(<PaymentSummary action="cashout" method={method} amountCents={5_000} />);
    expect(values()).toEqual(['€0.75', 'Instant', 'From €20.00', '€49.25']);
    await shown.unmount();
    shown = await render(<PaymentSummary action="deposit" method={{ ...method, processingTime: 5 }} amountCents={null} />);
    expect(values()).toEqual(['–', 'Within 5 minutes', '€10.00 to €5,000.00', '–']);
    await shown.unmount();
    shown = await render(
      <PaymentSummary action="deposit" method={{ ...method, fee: { basis_points: 0, fixed_cents: 0 } }} amountCents={5_000} />,
    );
    expect([values()[0], values().at(-1)]).toEqual(['No fee', '€50.00']);
    await shown.unmount();
    shown = await render(
      <PaymentSummary action="deposit" method={{ ...method, fee: { basis_points: 0, fixed_cents: 25 } }} amountCents={5_000} />,
    );
    expect([values()[0], values().at(-1)]).toEqual(['€0.25', '€50.25']);
  });
});

describe('what’s left of a deposit limit', () => {
  const room = (left_cents: number) => ({ type: 'deposit', period: 'week', currency: 'EUR', left_cents, frees_at: null }) as LimitStop;

  it('is used up at exactly zero', async () => {
    shown = await render(<DepositRoom limit={room(1)} />);
    const icon = () => shown.page.querySelector('[role="status"] svg')!.innerHTML;
    const informs = icon();
    expect(shown.page.textContent).toContain('€0.01');
    await shown.unmount();
    shown = await render(<DepositRoom limit={room(0)} />);
    expect(shown.page.textContent).not.toContain('€0.00');
    expect(icon()).not.toBe(informs);
  });
});

describe('where to send coins', () => {
  it.each([
    ['USDT', 5_000, '50 USDT'],
    ['BTC', 10_000, '0.0001 BTC (100 µBTC)'],
  ])('names the amount once, and in the display unit if that differs: %s', async (currency, amount_cents, expected) => {
    const payment = { ...arrivedDeposit.payment, currency, amount_cents } as Payment;
    const next = { kind: 'address', address: 'x', uri: 'x:x' } as const;
    shown = await render(<CryptoAddress payment={payment} next={next} isSandbox={false} onProgress={vi.fn()} />);
    expect(shown.page.textContent.replaceAll('\u00a0', ' ')).toContain(`Send ${currency} only: ${expected} or any amount`);
  });
});

it('what’s left of a limit that frees up at no known time is one line', async () => {
  shown = await render(
    <DepositRoom limit={{ type: 'deposit', period: 'month', currency: 'EUR', left_cents: 1, frees_at: null } as LimitStop} />,
  );
  expect(shown.page.querySelectorAll('[class*="text"]')).toHaveLength(0);
});

describe('the form for the bank’s code', () => {
  it('is emptied once the code is sent, so that another one can be typed', async () => {
    const progress = { next: { kind: 'challenge', is_wrong: true, attempts_left: 2 } };
    wireClient({ fetch: fakeResponses(() => Response.json(progress)) });
    const onProgress = vi.fn<(progress: unknown) => void>();
    const next = { kind: 'challenge', is_wrong: false, attempts_left: 3 } as const;
    shown = await render(<ChallengeForm id="p-1" next={next as never} isSandbox onProgress={onProgress} />);
    const input = shown.page.querySelector('input')!;
    await typeIn(input, '1234');
    await act(async () => shown.page.querySelector('form')!.requestSubmit());
    await shown.until(() => expect(onProgress).toHaveBeenCalledWith(progress));
    expect(input.value).toBe('');
  });
});
