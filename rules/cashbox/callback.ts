import type { PaymentAction, PaymentState } from '#contract/fields/payment';
import { canMove, hasArrived, isRunning } from './states';

/** The provider's report. */
export interface ProviderReport {
  state: 'processing' | 'succeeded' | 'declined' | 'canceled';
  amount_cents: number;
  currency: string;
}

interface KnownPayment {
  action: PaymentAction;
  state: PaymentState;
  amount_cents: number;
  currency: string;
  /** Crypto credits what was sent, which is the sender's to choose. */
  isAmountOpen: boolean;
}

/** `repeated` and `overtaken` are everyday; people look at the others. */
export type CallbackDecision =
  | { kind: 'move'; to: PaymentState; amount_cents: number }
  | { kind: 'ignore'; why: 'repeated' | 'overtaken' | 'contradictory' | 'amount_differs' };

/** Our state for a provider's status: a failed payout returns to the player. */
function meantState(action: PaymentAction, said: ProviderReport['state']): PaymentState {
  if (action === 'deposit') return said;
  if (said === 'succeeded') return 'success';
  return said === 'processing' ? 'processing' : 'rejected';
}

/**
 * What follows from a provider's report about a payment. A report that arrives twice, late, out of order or that contradicts
 * an earlier one never moves money a second time; a success after a failure counts, a failure after a success doesn't.
 */
export function decideCallback(payment: KnownPayment, word: ProviderReport): CallbackDecision {
  const to = meantState(payment.action, word.state);
  if (to === payment.state) return { kind: 'ignore', why: 'repeated' };
  if (!canMove(payment.action, payment.state, to)) {
    const isOvertaken = to === 'processing' && !isRunning(payment.state);
    return { kind: 'ignore', why: isOvertaken ? 'overtaken' : 'contradictory' };
  }
  const isSameAmount = word.amount_cents === payment.amount_cents && word.currency === payment.currency;
  if (!hasArrived(to) || isSameAmount) return { kind: 'move', to, amount_cents: payment.amount_cents };
  if (!payment.isAmountOpen || word.currency !== payment.currency) return { kind: 'ignore', why: 'amount_differs' };
  return { kind: 'move', to, amount_cents: word.amount_cents };
}
