import { describe, expect, it } from 'vitest';
import { type NextStep, type Payment, paymentActions, paymentStates } from '#contract/fields/payment';
import { paymentStatus, nextSteps } from './payment-status';

const payment = (change: Partial<Payment> = {}): Payment => ({
  id: 'p-1',
  action: 'deposit',
  state: 'pending',
  method: 'card',
  brand: 'visa',
  detail: null,
  amount_cents: 5_000,
  fee_cents: 0,
  currency: 'EUR',
  recallable: false,
  waits_for: null,
  reason: null,
  created_at: '2026-05-01T12:00:00Z',
  finished_at: null,
  ...change,
});
const nexts: NextStep[] = [
  { kind: 'done' },
  { kind: 'wait' },
  { kind: 'challenge', attempts_left: 3, is_wrong: false },
  { kind: 'redirect', url: '/x' },
  { kind: 'address', address: 'a', uri: 'b' },
];

const all = paymentActions.flatMap((action) =>
  paymentStates.flatMap((state) => nexts.flatMap((next) => [true, false].map((isOnBreak) => ({ action, state, next, isOnBreak })))),
);

describe('the status of a payment', () => {
  it.each(all)(
    '$action $state, next $next.kind, on a break $isOnBreak: shows a success only if the server reports it, and offers a next action',
    ({ action, state, next, isOnBreak }) => {
      const progress = { payment: payment({ action, state }), next };
      expect(paymentStatus(progress, false) === 'arrived').toBe(state === 'succeeded' || state === 'success');
      const ways = nextSteps(progress, isOnBreak);
      expect(ways).not.toEqual([]);
      expect(ways.includes('done')).toBe(action === 'deposit' && (state === 'succeeded' || state === 'success'));
      expect(isOnBreak && ways.includes('try_other')).toBe(false);
    },
  );

  it('shows only what the server has reported', () => {
    expect([paymentStatus(undefined, false), paymentStatus(undefined, true)]).toEqual(['loading', 'unreachable']);
  });

  it.each<[string, Partial<Payment>, NextStep, boolean, string[]]>([
    ['a deposit at the provider’s page', {}, nexts[3]!, false, ['continue', 'cancel', 'close']],
    ['a deposit that waits for a code', {}, nexts[2]!, false, ['cancel', 'close']],
    ['a deposit on its way', { state: 'processing' }, nexts[1]!, false, ['close_waiting']],
    ['a deposit that arrived', { state: 'succeeded' }, nexts[0]!, false, ['done']],
    ['a declined deposit', { state: 'declined' }, nexts[0]!, false, ['try_other', 'close']],
    ['a declined deposit on a break', { state: 'declined' }, nexts[0]!, true, ['close']],
    ['a withdrawal that can be recalled', { action: 'cashout', recallable: true }, nexts[1]!, false, ['recall', 'close_waiting']],
    ['a withdrawal on a break', { action: 'cashout', recallable: true }, nexts[1]!, true, ['close_waiting']],
    ['a withdrawal that was paid', { action: 'cashout', state: 'success' }, nexts[0]!, false, ['close']],
  ])('of %s offers the listed actions [CASH-009a]', (_what, change, next, isOnBreak, ways) => {
    expect(nextSteps({ payment: payment(change), next }, isOnBreak)).toEqual(ways);
  });
});
