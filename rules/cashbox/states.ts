import type { PaymentAction, PaymentState } from '#contract/fields/payment';

/** Where a payment may go from each state; a state without an entry is final (CASH-008). */
const ways: Record<PaymentAction, Partial<Record<PaymentState, readonly PaymentState[]>>> = {
  deposit: {
    pending: ['processing', 'succeeded', 'declined', 'canceled', 'rejected'],
    processing: ['succeeded', 'declined', 'canceled'],
    // Money that comes after all is the player's, whatever was said before.
    canceled: ['succeeded'],
    declined: ['succeeded'],
  },
  cashout: {
    pending: ['reserved', 'processing', 'recalled', 'rejected'],
    reserved: ['processing', 'rejected'],
    processing: ['success', 'rejected'],
  },
};

/** Whether a payment may go from one state to another. */
export function canMove(action: PaymentAction, from: PaymentState, to: PaymentState): boolean {
  return ways[action][from]?.includes(to) ?? false;
}

const running: ReadonlySet<PaymentState> = new Set(['pending', 'processing', 'reserved']);

/** Whether a person still waits for something; a payment that ended has a time of its end. */
export function isRunning(state: PaymentState): boolean {
  return running.has(state);
}

/** Whether the money arrived where it was sent. */
export function hasArrived(state: PaymentState): boolean {
  return state === 'succeeded' || state === 'success';
}

/** Whether a player may give a deposit up: while it waits for that player. */
export function isCancellable({ action, state }: { action: PaymentAction; state: PaymentState }): boolean {
  return action === 'deposit' && state === 'pending';
}
