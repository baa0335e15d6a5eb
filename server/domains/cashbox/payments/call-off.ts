import type { PaymentReason } from '#contract/fields/payment';
import type { Transaction } from '#server/database/connection';
import { limitRefusal } from '#server/database/ledger';
import type { PaymentProvider } from '#server/ports/payment-provider';
import { queueProviderCall } from '../provider/provider-call';
import { underWay } from '../admission/deposit-limits';
import { movePayment } from './move';
import { lockWaitingDeposits, type PaymentRow, updatePayment } from '../store';

interface CallingOff {
  provider: PaymentProvider;
  reason: PaymentReason;
  now: Date;
}

/**
 * Cancels a waiting deposit that the caller has locked, and requests the cancellation from the provider, so that
 * nobody pays it afterwards. It counts towards limits until the provider confirms.
 */
export async function callOff(transaction: Transaction, payment: PaymentRow, { provider, reason, now }: CallingOff): Promise<PaymentRow> {
  await movePayment(transaction, provider, payment, { to: 'canceled', reason, now });
  const ended = await updatePayment(transaction, payment.id, { may_still_come: true });
  return queueProviderCall(transaction, ended, 'cancel', { now, isSoon: true });
}

/** Cancels a player's deposits that wait for a code, the provider's page or crypto: a break stops deposits immediately (LIMIT-006). */
export async function cancelPendingDeposits(transaction: Transaction, player: number, how: CallingOff): Promise<void> {
  for (const payment of await lockWaitingDeposits(transaction, player)) await callOff(transaction, payment, how);
}

/** Cancels waiting deposits that, together with all pending ones, exceed a limit that has just taken effect (LIMIT-004). */
export async function callOffBeyondLimit(
  transaction: Transaction,
  player: number,
  currency: string,
  how: Omit<CallingOff, 'reason'>,
): Promise<void> {
  const amount = await underWay(transaction, player, currency);
  if (amount === 0 || !(await limitRefusal(transaction, { player, currency, kind: 'deposit', amount }))) return;
  await cancelPendingDeposits(transaction, player, { ...how, reason: 'limit_reached' });
}
