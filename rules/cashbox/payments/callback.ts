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
  /** Crypto deposits credit what was sent, since the sender chooses the amount. */
  isAmountOpen: boolean;
}

/** `repeated` and `overtaken` are normal; operators look at the others. */
export type CallbackDecision =
  | { kind: 'move'; to: PaymentState; amount_cents: number }
  | { kind: 'ignore'; why: 'repeated' | 'overtaken' | 'contradictory' | 'amount_differs' };

/** Our state for a provider's status: a failed payout returns to the player. */
function meantState(action: PaymentAction, status: ProviderReport['state']): PaymentState {
  if (action === 'deposit') return status;
  if (status === 'succeeded') return 'success';
  return status === 'processing' ? 'processing' : 'rejected';
}

/**
 * The effect of a provider's report about a payment. A report that arrives twice, late, out of order or that contradicts
 * an earlier one never moves money a second time; a success after a failure counts, a failure after a success doesn't.
 */
export function decideCallback(payment: KnownPayment, report: ProviderReport): CallbackDecision {
  const to = meantState(payment.action, report.state);
  if (to === payment.state) return { kind: 'ignore', why: 'repeated' };
  if (!canMove(payment.action, payment.state, to)) {
    const isOvertaken = to === 'processing' && !isRunning(payment.state);
    return { kind: 'ignore', why: isOvertaken ? 'overtaken' : 'contradictory' };
  }
  const isSameAmount = report.amount_cents === payment.amount_cents && report.currency === payment.currency;
  if (!hasArrived(to) || isSameAmount) return { kind: 'move', to, amount_cents: payment.amount_cents };
  if (!payment.isAmountOpen || report.currency !== payment.currency) return { kind: 'ignore', why: 'amount_differs' };
  return { kind: 'move', to, amount_cents: report.amount_cents };
}
