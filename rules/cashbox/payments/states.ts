import type { PaymentAction, PaymentState } from '#contract/fields/payment';

/** The states that may follow each state; one without an entry is final (CASH-008). */
const ways: Record<PaymentAction, Partial<Record<PaymentState, readonly PaymentState[]>>> = {
  deposit: {
    pending: ['processing', 'succeeded', 'declined', 'canceled', 'rejected'],
    processing: ['succeeded', 'declined', 'canceled'],
    // Money that arrives late belongs to the player, even after a report of failure.
    canceled: ['succeeded'],
    declined: ['succeeded'],
  },
  cashout: {
    pending: ['reserved', 'processing', 'recalled', 'rejected'],
    reserved: ['processing', 'rejected'],
    processing: ['success', 'rejected'],
  },
};

/** Returns whether a payment may change from one state to another. */
export function canMove(action: PaymentAction, from: PaymentState, to: PaymentState): boolean {
  return ways[action][from]?.includes(to) ?? false;
}

const running: ReadonlySet<PaymentState> = new Set(['pending', 'processing', 'reserved']);

/** Returns whether a payment is still running; one that ended has an end time. */
export function isRunning(state: PaymentState): boolean {
  return running.has(state);
}

/** Returns whether the money arrived. */
export function hasArrived(state: PaymentState): boolean {
  return state === 'succeeded' || state === 'success';
}

/** Returns whether a player may cancel a deposit: only while it waits for the player. */
export function isCancellable({ action, state }: { action: PaymentAction; state: PaymentState }): boolean {
  return action === 'deposit' && state === 'pending';
}
