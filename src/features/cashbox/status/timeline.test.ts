import { describe, expect, it } from 'vitest';
import type { PaymentProgress, PaymentState, PaymentStep } from '#contract/fields/payment';
import { momentsOf, stepText } from './timeline';

function progress(action: 'deposit' | 'cashout', state: PaymentState, ...steps: PaymentStep[]): PaymentProgress {
  return { payment: { action, state }, timeline: steps.map((step) => ({ step, at: '2026-05-01T12:00:00Z' })) } as PaymentProgress;
}

const shown = (given: PaymentProgress) => momentsOf(given).map(({ step, state }) => `${step} ${state}`);

describe('the timeline of a payment', () => {
  it('shows what is awaited and where it ends', () => {
    expect(shown(progress('deposit', 'pending', 'created', 'challenge'))).toEqual(['created done', 'challenge current', 'succeeded ahead']);
    expect(shown(progress('deposit', 'processing', 'created', 'processing'))).toEqual([
      'created done',
      'processing current',
      'succeeded ahead',
    ]);
    expect(shown(progress('cashout', 'pending', 'created'))).toEqual([
      'created done',
      'pending current',
      'processing ahead',
      'success ahead',
    ]);
    expect(shown(progress('cashout', 'processing', 'created', 'processing'))).toEqual([
      'created done',
      'processing current',
      'success ahead',
    ]);
  });

  it('ends where the payment ended', () => {
    expect(shown(progress('deposit', 'succeeded', 'created', 'challenge', 'challenge_passed', 'succeeded'))).toEqual([
      'created done',
      'challenge_passed done',
      'succeeded done',
    ]);
    expect(shown(progress('deposit', 'declined', 'created', 'challenge', 'challenge_failed', 'declined'))).toEqual([
      'created done',
      'challenge_failed failed',
      'declined failed',
    ]);
  });

  it.each(['canceled', 'declined', 'rejected'] as const)('doesn’t call the bank’s code done in a payment that was %s without it', (end) => {
    expect(shown(progress('deposit', end, 'created', 'challenge', end))).toEqual(['created done', `${end} failed`]);
  });

  it('names its start by the kind of payment: deposit, withdrawal or returned deposit', () => {
    const start = (payment: Parameters<typeof stepText>[1]) => stepText('created', payment);
    expect([start({ action: 'deposit' }), start({ action: 'cashout' }), start({ action: 'cashout', is_return: true })]).toEqual([
      'cashbox.step-deposit-created',
      'cashbox.step-cashout-created',
      'cashbox.step-return-created',
    ]);
    expect(stepText('processing', { action: 'cashout', is_return: true })).toBe('cashbox.step-cashout-processing');
  });
});
