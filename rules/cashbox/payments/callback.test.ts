import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paymentStates, type PaymentState } from '#contract/fields/payment';
import { decideCallback, type ProviderReport } from './callback';
import { canMove, hasArrived, isCancellable, isRunning } from './states';

const deposit = { action: 'deposit', amount_cents: 5000, currency: 'EUR', isAmountOpen: false } as const;
const report = (state: ProviderReport['state'], amount = 5000): ProviderReport => ({ state, amount_cents: amount, currency: 'EUR' });

describe('a provider’s webhook about a deposit', () => {
  it('advances its state', () => {
    expect(decideCallback({ ...deposit, state: 'pending' }, report('processing'))).toEqual({
      kind: 'move',
      to: 'processing',
      amount_cents: 5000,
    });
    expect(decideCallback({ ...deposit, state: 'processing' }, report('succeeded'))).toEqual({
      kind: 'move',
      to: 'succeeded',
      amount_cents: 5000,
    });
  });

  it('is ignored if it’s a repeat, late or contradicts a success', () => {
    const succeeded = { ...deposit, state: 'succeeded' } as const;
    expect(decideCallback(succeeded, report('succeeded'))).toEqual({ kind: 'ignore', why: 'repeated' });
    expect(decideCallback(succeeded, report('processing'))).toEqual({ kind: 'ignore', why: 'overtaken' });
    expect(decideCallback(succeeded, report('declined'))).toEqual({ kind: 'ignore', why: 'contradictory' });
  });

  it('counts if money arrives after a failure', () => {
    expect(decideCallback({ ...deposit, state: 'canceled' }, report('succeeded'))).toMatchObject({ kind: 'move', to: 'succeeded' });
    expect(decideCallback({ ...deposit, state: 'declined' }, report('succeeded'))).toMatchObject({ kind: 'move', to: 'succeeded' });
  });

  it('credits nothing if we refused the payment ourselves', () => {
    expect(decideCallback({ ...deposit, state: 'rejected' }, report('succeeded'))).toEqual({ kind: 'ignore', why: 'contradictory' });
  });

  it('credits a different amount only if the sender chooses the amount', () => {
    expect(decideCallback({ ...deposit, state: 'pending' }, report('succeeded', 9000))).toEqual({ kind: 'ignore', why: 'amount_differs' });
    const crypto = { ...deposit, state: 'pending', isAmountOpen: true } as const;
    expect(decideCallback(crypto, report('succeeded', 9000))).toEqual({ kind: 'move', to: 'succeeded', amount_cents: 9000 });
    expect(decideCallback(crypto, { ...report('succeeded'), currency: 'USD' })).toEqual({ kind: 'ignore', why: 'amount_differs' });
  });

  it('ignores a payout of a different amount', () => {
    const payout = { ...deposit, action: 'cashout', state: 'processing' } as const;
    expect(decideCallback(payout, report('succeeded', 500))).toEqual({ kind: 'ignore', why: 'amount_differs' });
    expect(decideCallback(payout, report('succeeded'))).toMatchObject({ kind: 'move', to: 'success' });
    expect(decideCallback(payout, report('declined', 0))).toMatchObject({ kind: 'move', to: 'rejected' });
  });

  it('credits at most once, and always if any report is a success, in every order', () => {
    const reports = fc.array(fc.constantFrom<ProviderReport['state']>('processing', 'succeeded', 'declined', 'canceled'), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(reports, (states) => {
        let state: PaymentState = 'pending';
        let credits = 0;
        for (const one of states) {
          const decision = decideCallback({ ...deposit, state }, report(one));
          if (decision.kind === 'ignore') continue;
          state = decision.to;
          if (state === 'succeeded') credits += 1;
        }
        expect(credits).toBe(states.includes('succeeded') ? 1 : 0);
      }),
    );
  });
});

describe('a provider’s webhook about a payout', () => {
  const cashout = { ...deposit, action: 'cashout' } as const;

  it('marks it as paid, or returns the money', () => {
    expect(decideCallback({ ...cashout, state: 'processing' }, report('succeeded'))).toMatchObject({ to: 'success' });
    expect(decideCallback({ ...cashout, state: 'processing' }, report('declined'))).toMatchObject({ to: 'rejected' });
  });

  it('doesn’t pay one that was recalled or returned', () => {
    expect(decideCallback({ ...cashout, state: 'recalled' }, report('succeeded'))).toEqual({ kind: 'ignore', why: 'contradictory' });
    expect(decideCallback({ ...cashout, state: 'rejected' }, report('succeeded'))).toEqual({ kind: 'ignore', why: 'contradictory' });
  });

  it('moves it to sent, late and in time', () => {
    expect(decideCallback({ ...cashout, state: 'pending' }, report('processing'))).toMatchObject({ kind: 'move', to: 'processing' });
    expect(decideCallback({ ...cashout, state: 'success' }, report('processing'))).toEqual({ kind: 'ignore', why: 'overtaken' });
  });
});

describe('states', () => {
  it('a settled payment never changes again', () => {
    for (const to of paymentStates) {
      expect(canMove('deposit', 'succeeded', to)).toBe(false);
      for (const from of ['success', 'recalled', 'rejected'] as const) expect(canMove('cashout', from, to)).toBe(false);
    }
  });

  it.each([
    ['deposit', 'pending', ['processing', 'succeeded', 'declined', 'canceled', 'rejected']],
    ['deposit', 'processing', ['succeeded', 'declined', 'canceled']],
    ['deposit', 'canceled', ['succeeded']],
    ['deposit', 'declined', ['succeeded']],
    ['cashout', 'pending', ['reserved', 'processing', 'recalled', 'rejected']],
    ['cashout', 'reserved', ['processing', 'rejected']],
    ['cashout', 'processing', ['success', 'rejected']],
  ] as const)('a %s in the state %s may only change to %j', (action, from, ways) => {
    expect(paymentStates.filter((to) => canMove(action, from, to)).toSorted()).toEqual(ways.toSorted());
  });

  it('a payment is running until it has ended, and its money has arrived if it succeeded', () => {
    expect(paymentStates.filter(isRunning).toSorted()).toEqual(['pending', 'processing', 'reserved']);
    expect(paymentStates.filter(hasArrived).toSorted()).toEqual(['succeeded', 'success']);
  });

  it('only a deposit that waits for the player can be cancelled', () => {
    expect(isCancellable({ action: 'deposit', state: 'pending' })).toBe(true);
    expect(isCancellable({ action: 'deposit', state: 'processing' })).toBe(false);
    expect(isCancellable({ action: 'cashout', state: 'pending' })).toBe(false);
  });
});
