import type { PaymentProgress } from '#contract/fields/payment';
import { hasArrived, isCancellable, isRunning } from './states';

/** What a payment's screen shows: the latest state from the server, and nothing before that. */
export type PaymentStatusKind = 'loading' | 'unreachable' | 'players_turn' | 'waiting' | 'arrived' | 'over';

/** What to show for the payment's latest response; `hasFailed` if it couldn't be read. */
export function paymentStatus(progress: Pick<PaymentProgress, 'payment' | 'next'> | undefined, hasFailed: boolean): PaymentStatusKind {
  if (!progress) return hasFailed ? 'unreachable' : 'loading';
  const { payment, next } = progress;
  if (hasArrived(payment.state)) return 'arrived';
  if (!isRunning(payment.state)) return 'over';
  return next.kind === 'challenge' || next.kind === 'redirect' ? 'players_turn' : 'waiting';
}

/** A next action for a payment; `close_waiting` says that it continues without the player. */
export type PaymentWay = 'continue' | 'try_other' | 'done' | 'recall' | 'cancel' | 'close' | 'close_waiting';

/** The next actions for a payment, at least one in every state (CASH-009). On a break: no further deposit, no cancelled withdrawal. */
export function nextSteps(progress: Pick<PaymentProgress, 'payment' | 'next'>, isOnBreak: boolean): readonly PaymentWay[] {
  const { payment, next } = progress;
  const isDeposit = payment.action === 'deposit';
  const status = paymentStatus(progress, false);
  const ways: PaymentWay[] = [];
  if (next.kind === 'redirect') ways.push('continue');
  if (status === 'over' && isDeposit && !isOnBreak) ways.push('try_other');
  if (status === 'arrived' && isDeposit) ways.push('done');
  if (payment.recallable && !isOnBreak) ways.push('recall');
  if (isCancellable(payment)) ways.push('cancel');
  if (!isDeposit || status !== 'arrived') ways.push(status === 'waiting' ? 'close_waiting' : 'close');
  return ways;
}
