import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Payment } from '#contract/fields/payment';
import { noNotices, type NoticesScene, stepNotices } from './payment-notices';

const now = Date.parse('2026-05-01T12:30:00Z');
const payment = (id: string, change: Partial<Payment> = {}): Payment => ({
  id,
  action: 'deposit',
  state: 'pending',
  method: 'card',
  brand: 'visa',
  detail: null,
  amount_cents: 5_000,
  fee_cents: 0,
  currency: 'EUR',
  recallable: false,
  waits_for: 'challenge',
  reason: null,
  created_at: '2026-05-01T12:29:00Z',
  finished_at: null,
  ...change,
});
const cancelled = payment('p-2', { state: 'canceled', waits_for: null, finished_at: '2026-05-01T12:29:30Z' });
const scene = (change: Partial<NoticesScene> = {}): NoticesScene => ({
  payments: [payment('p-1')],
  isCashboxOpen: false,
  announced: [],
  now,
  ...change,
});
const shown = { waiting: ['p-1'] };

describe('the notices about payments', () => {
  it.each<[string, { waiting: readonly string[] }, NoticesScene, readonly string[], object[]]>([
    ['a deposit that waits', noNotices, scene(), ['p-1'], [{ kind: 'show_waiting', payment: payment('p-1') }]],
    ['the same one again', shown, scene(), ['p-1'], []],
    ['one that waits while the cashbox is open', noNotices, scene({ isCashboxOpen: true }), [], []],
    ['one that waits no more', shown, scene({ payments: [] }), [], [{ kind: 'dismiss_waiting', id: 'p-1' }]],
    [
      'one that waits no more while the cashbox is open',
      shown,
      scene({ payments: [], isCashboxOpen: true }),
      [],
      [{ kind: 'dismiss_waiting', id: 'p-1' }],
    ],
    ['a cancelled one', noNotices, scene({ payments: [cancelled] }), [], [{ kind: 'show_cancelled', payment: cancelled }]],
    ['a cancelled one that was announced before', noNotices, scene({ payments: [cancelled], announced: ['p-2'] }), [], []],
    ['a cancelled one while the cashbox is open', noNotices, scene({ payments: [cancelled], isCashboxOpen: true }), [], []],
  ])('for %s [CASH-010a, CASH-018a]', (_what, state, seen, waiting, actions) => {
    expect(stepNotices(state, seen)).toEqual({ state: { waiting }, actions });
  });

  it('show each deposit once until it’s dismissed, and no new one over an open cashbox, in any order of events', () => {
    const seen = fc.record({ payments: fc.subarray([payment('a'), payment('b'), cancelled]), isCashboxOpen: fc.boolean() });
    fc.assert(
      fc.property(fc.array(seen, { maxLength: 20 }), (scenes) => {
        let state = noNotices;
        const visible = new Set<string>();
        const announced: string[] = [];
        const shownTwice: string[] = [];
        for (const { payments, isCashboxOpen } of scenes) {
          const step = stepNotices(state, scene({ payments, isCashboxOpen, announced: [...announced] }));
          const before = state.waiting;
          state = step.state;
          for (const action of step.actions) {
            expect(action.kind === 'dismiss_waiting' || !isCashboxOpen).toBe(true);
            if (action.kind === 'show_cancelled') announced.push(action.payment.id);
            else if (action.kind === 'show_waiting') visible.add(action.payment.id);
            else visible.delete(action.id);
            if (action.kind === 'show_waiting' && before.includes(action.payment.id)) shownTwice.push(action.payment.id);
          }
          expect([...visible].toSorted()).toEqual([...state.waiting].toSorted());
        }
        expect([shownTwice, new Set(announced).size]).toEqual([[], announced.length]);
      }),
    );
  });
});
