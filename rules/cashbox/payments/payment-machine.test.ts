import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PaymentMethod } from '#contract/fields/payment-method';
import type { OneClickDeposit } from '../methods/one-click';
import {
  type Choice,
  type Confirmation,
  type FailureKind,
  failureKind,
  type Filled,
  isPrefilled,
  openPayment,
  type PaymentEvent,
  type PaymentFlowAction,
  type PaymentFlowState,
  stepPayment,
} from './payment-machine';

const card = (currency = 'EUR'): PaymentMethod => ({
  id: 'card',
  brand: 'card',
  provider: 'sandbox',
  type: 'other',
  currency,
  recallable: true,
  savedProfiles: [],
  processingTime: 0,
  fee: { basis_points: 0, fixed_cents: 0 },
  deposit: { min_cents: 1_000, max_cents: 500_000 },
  withdrawal: { min_cents: 2_000, max_cents: 250_000 },
});
const choice: Choice = { method: card(), profile: null };
const preset: OneClickDeposit = {
  method: card(),
  profile: { id: 'kept-1', brand: 'visa', title: '•••• 4242', expires: null, is_default: false, problem: null },
  amountCents: 7_500,
};
const filledWith = (change: Partial<Filled> = {}): Filled => ({
  choice,
  amountCents: 5_000,
  values: { holder: 'Ada' },
  isKept: true,
  ...change,
});
const error = new Error('no');

const chosen: PaymentEvent = { kind: 'method_chosen', choice, action: 'deposit', isFirst: true, askedUnits: 0 };
const confirmed = (key = 'k-1', change: Partial<Filled> = {}, forfeitsBonus = false): PaymentEvent => ({
  kind: 'confirmed',
  filled: filledWith(change),
  forfeitsBonus,
  key,
});
const started = (key = 'k-1', paymentId = 'p-1'): PaymentEvent => ({ kind: 'started', key, paymentId });
const failed = (failure: FailureKind, key = 'k-1'): PaymentEvent => ({ kind: 'failed', key, failure, error });

function run(from: PaymentFlowState, ...events: PaymentEvent[]) {
  let state = from;
  const actions: PaymentFlowAction[] = [];
  for (const event of events) {
    const step = stepPayment(state, event);
    state = step.state;
    actions.push(...step.actions);
  }
  return { state, actions };
}

const opened = openPayment({ currency: 'EUR', preset: null, paymentId: null });
const form = run(opened, chosen).state;
const sending = run(form, confirmed()).state;
const states = {
  methods: opened,
  form,
  sending,
  unconfirmed: run(sending, failed('unknown')).state,
  forfeit: run(sending, failed('bonus_lost')).state,
  status: run(sending, started()).state,
} as const satisfies Record<PaymentFlowState['phase'], PaymentFlowState>;
const phases = ['methods', 'form', 'sending', 'unconfirmed', 'forfeit', 'status'] as const;

/** The phase after each event, from each phase in the order above; `=` where nothing changes, not even a detail. */
const table: [string, PaymentEvent, readonly (PaymentFlowState['phase'] | '=')[]][] = [
  ['the same account', { kind: 'account_changed', currency: 'EUR' }, ['=', '=', '=', '=', '=', '=']],
  ['another account', { kind: 'account_changed', currency: 'USD' }, ['methods', 'methods', 'sending', 'methods', 'methods', 'status']],
  ['a preset', { kind: 'preset_found', preset }, ['form', '=', '=', '=', '=', '=']],
  ['a preset of another account', { kind: 'preset_found', preset: { ...preset, method: card('USD') } }, ['=', '=', '=', '=', '=', '=']],
  ['a choice', chosen, ['form', '=', '=', '=', '=', '=']],
  ['a change of the method', { kind: 'method_dropped' }, ['=', 'methods', '=', 'methods', 'methods', '=']],
  ['an amount', { kind: 'amount_typed', text: '80' }, ['methods', 'form', 'sending', 'unconfirmed', 'forfeit', '=']],
  ['a confirmation', confirmed('k-2'), ['=', 'sending', '=', 'sending', 'sending', '=']],
  ['a payment', started(), ['=', '=', 'status', '=', '=', '=']],
  ['a payment of another confirmation', started('k-0'), ['=', '=', '=', '=', '=', '=']],
  ['a refusal', failed('refused'), ['=', '=', 'form', '=', '=', '=']],
  ['a bonus that would be lost', failed('bonus_lost'), ['=', '=', 'forfeit', '=', '=', '=']],
  ['no response', failed('unknown'), ['=', '=', 'unconfirmed', '=', '=', '=']],
  ['a refusal of another confirmation', failed('refused', 'k-0'), ['=', '=', '=', '=', '=', '=']],
  ['a kept bonus', { kind: 'forfeit_declined' }, ['=', '=', '=', '=', 'form', '=']],
  ['another try', { kind: 'tried_again' }, ['=', '=', '=', '=', '=', 'methods']],
  ['the address of a payment', { kind: 'payment_named', paymentId: 'p-9' }, ['status', 'status', '=', 'status', 'status', 'status']],
  ['the address of this payment', { kind: 'payment_named', paymentId: 'p-1' }, ['status', 'status', '=', 'status', 'status', '=']],
];
const rows = table.flatMap(([name, event, nexts]) => phases.map((phase, at) => [name, phase, nexts[at]!, event] as const));

describe('the flow of a payment', () => {
  it.each(rows)('on “%s” in the phase %s: %s', (_name, phase, next, event) => {
    const { state, actions } = run(states[phase], event);
    expect(state === states[phase] ? '=' : state.phase).toBe(next);
    const expected = event.kind === 'confirmed' && next !== '=' ? ['send'] : event.kind === 'started' && next !== '=' ? ['announce'] : [];
    expect(actions.map(({ kind }) => kind)).toEqual(expected);
  });

  it('opens at the payment in the address, and at the form of a one-click deposit [CASH-014a]', () => {
    expect(openPayment({ currency: 'EUR', preset, paymentId: 'p-1' })).toMatchObject({ phase: 'status', paymentId: 'p-1', choice: null });
    expect(openPayment({ currency: 'EUR', preset, paymentId: null })).toMatchObject({
      phase: 'form',
      choice: preset,
      given: preset,
      amountText: '75',
    });
  });

  it('suggests an amount once, and keeps one that was typed [CASH-012, ROUTE-010a]', () => {
    expect(form.amountText).toBe('50');
    expect(run(opened, { ...chosen, askedUnits: 80 } as PaymentEvent).state.amountText).toBe('80');
    expect(run(opened, { ...chosen, isFirst: false } as PaymentEvent).state.amountText).toBe('');
    expect(run(opened, { ...chosen, action: 'cashout', askedUnits: 80 } as PaymentEvent).state.amountText).toBe('');
    expect(run(opened, { kind: 'amount_typed', text: '12' }, chosen).state.amountText).toBe('12');
  });
});

describe('a prefilled form', () => {
  const given = openPayment({ currency: 'EUR', preset, paymentId: null });

  it('is cleared with its account, except for what the player typed', () => {
    expect(run(given, { kind: 'account_changed', currency: 'USD' }).state).toMatchObject({
      phase: 'methods',
      choice: null,
      given: null,
      amountText: '',
    });
    expect(run(given, { kind: 'amount_typed', text: '80' }, { kind: 'account_changed', currency: 'USD' }).state.amountText).toBe('80');
    expect(run(given, { kind: 'account_changed', currency: null }).state.amountText).toBe('75');
  });

  it('counts as prefilled until the player types another amount or selects another method', () => {
    const other = run(given, { kind: 'method_dropped' }, chosen, { kind: 'amount_typed', text: given.amountText }).state;
    expect(other).toMatchObject({ phase: 'form', given: preset, amountText: '75' });
    expect([given, run(given, { kind: 'amount_typed', text: '80' }).state, other, form].map(isPrefilled)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('is prefilled once, and never overwrites the player’s input', () => {
    const changed = run(given, { kind: 'method_dropped' }, { kind: 'amount_typed', text: '' }).state;
    expect(run(changed, { kind: 'preset_found', preset }).state).toBe(changed);
    const typed = run(opened, { kind: 'amount_typed', text: '9' }).state;
    expect(run(typed, { kind: 'preset_found', preset }).state).toBe(typed);
    const inDollars: OneClickDeposit = { ...preset, method: card('USD') };
    expect(run(given, { kind: 'account_changed', currency: 'USD' }, { kind: 'preset_found', preset: inDollars }).state).toMatchObject({
      phase: 'form',
      choice: inDollars,
    });
  });
});

describe('a confirmation', () => {
  const keyOf = ({ actions }: ReturnType<typeof run>) => (actions[0] as { confirmation: Confirmation }).confirmation;

  it('whose result isn’t known is repeated unchanged, until the form changes', () => {
    expect(keyOf(run(states.unconfirmed, confirmed('k-2'))).key).toBe('k-1');
    expect(keyOf(run(states.unconfirmed, { kind: 'method_dropped' }, chosen, confirmed('k-2'))).key).toBe('k-1');
    for (const change of [{ amountCents: 1 }, { isKept: false }, { values: { holder: 'Eve' } }, { choice: preset }]) {
      expect(keyOf(run(states.unconfirmed, confirmed('k-2', change))).key).toBe('k-2');
    }
    expect(keyOf(run(states.unconfirmed, confirmed('k-2', { choice: { ...choice, method: { ...card(), id: 'other' } } }))).key).toBe('k-2');
  });

  it('keeps the consent to lose a bonus while its result isn’t known', () => {
    const agreed = run(states.forfeit, confirmed('k-2', {}, true), failed('unknown', 'k-2')).state;
    expect(keyOf(run(agreed, confirmed('k-3')))).toMatchObject({ key: 'k-2', forfeitsBonus: true });
  });

  it('after a definite refusal is a new one', () => {
    const refused = run(sending, failed('refused')).state;
    expect(refused).toMatchObject({ phase: 'form', confirmation: null, error });
    expect(keyOf(run(refused, confirmed('k-2'))).key).toBe('k-2');
    expect(keyOf(run(states.forfeit, confirmed('k-2', {}, true)))).toMatchObject({ key: 'k-2', forfeitsBonus: true });
  });

  it('that fails in a removed account leads back to the methods', () => {
    expect(run(sending, { kind: 'account_changed', currency: 'USD' }, failed('refused')).state).toMatchObject({
      phase: 'methods',
      choice: null,
    });
  });

  it.each<[string | null, boolean, FailureKind]>([
    ['limit_reached', false, 'refused'],
    ['bonus_would_be_lost', false, 'bonus_lost'],
    ['offline', true, 'unknown'],
    ['bonus_would_be_lost', true, 'unknown'],
    [null, false, 'unknown'],
  ])('that fails with %s, retryable %s, counts as %s', (code, isRetryable, kind) => {
    expect(failureKind(code, isRetryable)).toBe(kind);
  });
});

describe('in any order of events', () => {
  const event = fc.oneof(
    fc.constantFrom(...table.map(([, one]) => one)),
    fc
      .record({ amountCents: fc.constantFrom(5_000, 6_000), forfeitsBonus: fc.boolean() })
      .map(({ amountCents, forfeitsBonus }) => confirmed('?', { amountCents }, forfeitsBonus)),
  );
  /** The network's and the server's treatment of each sent confirmation. */
  const fate = fc.constantFrom<'started' | 'lost' | FailureKind>('started', 'lost', 'refused', 'bonus_lost', 'unknown');

  it('no confirmation makes two payments, only a response shows a payment, and every phase has a way out', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(event, fate), { maxLength: 50 }), (steps) => {
        const server = new Server();
        let state = opened;
        steps.forEach(([raw, outcome], at) => {
          // The result of a confirmation comes from `fate`, below.
          if (raw.kind === 'started' || raw.kind === 'failed') return;
          const before = state;
          const step = stepPayment(state, raw.kind === 'confirmed' ? { ...raw, key: `k${at}` } : raw);
          state = step.state;
          expect(state.phase !== 'status' || before.phase === 'status' || raw.kind === 'payment_named').toBe(true);
          for (const action of step.actions) {
            expect(action.kind).toBe('send');
            expect(stepPayment(state, confirmed('again')).actions).toEqual([]);
            const response = server.take((action as { confirmation: Confirmation }).confirmation, outcome);
            state = stepPayment(state, response).state;
            expect([state.phase === 'status', state.phase === 'status' ? state.paymentId : '']).toEqual([
              outcome === 'started',
              response.kind === 'started' ? response.paymentId : '',
            ]);
          }
          expect(server.doubled).toEqual([]);
          expect(state.phase === 'status').toBe(state.paymentId !== null);
          expect(state.phase !== 'unconfirmed' || state.confirmation !== null).toBe(true);
          expect(table.some(([, way]) => stepPayment(state, way).state.phase !== state.phase)).toBe(true);
        });
      }),
      { numRuns: 500 },
    );
  });

  /** A server that makes one payment for each key, and detects a form that was confirmed once and paid twice. */
  class Server {
    readonly doubled: string[] = [];
    private readonly payments = new Map<string, string>();
    /** The form whose result isn't known, and the payments that it may have made. */
    private open: { amount: number; made: Set<string> } = { amount: 0, made: new Set() };

    take({ key, filled: { amountCents } }: Confirmation, outcome: 'started' | 'lost' | FailureKind): PaymentEvent {
      if (this.open.amount !== amountCents) this.open = { amount: amountCents, made: new Set() };
      if (outcome === 'started' || outcome === 'lost') {
        const payment = this.payments.get(key) ?? `p${this.payments.size}`;
        this.payments.set(key, payment);
        if (this.open.made.add(payment).size > 1) this.doubled.push(key);
      }
      // With a known result, nothing may be repeated.
      if (outcome !== 'lost' && outcome !== 'unknown') this.open.made.clear();
      if (outcome === 'started') return { kind: 'started', key, paymentId: this.payments.get(key)! };
      return { kind: 'failed', key, failure: outcome === 'lost' ? 'unknown' : outcome, error };
    }
  }
});
