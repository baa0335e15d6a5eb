import { needsReview } from '#rules/cashbox/checks/review';
import type { Transaction } from '#server/database/connection';
import type { PaymentProvider } from '#server/ports/payment-provider';
import { enqueue } from '#server/database/enqueue';
import { queueProviderCall } from './provider-call';
import { movePayment } from '../payments/move';
import { euroCents, lockPayment, type PaymentRow } from '../store';

/** How long the sandbox's operators take to review a large payout. */
const REVIEW_MS = 30 * 60_000;

/** Releases a payout, after which nobody can cancel it: the provider is called once this has committed. */
export async function startPayout(
  transaction: Transaction,
  provider: PaymentProvider,
  payment: PaymentRow,
  now: Date,
  isSoon: boolean,
): Promise<void> {
  const processing = await movePayment(transaction, provider, payment, { to: 'processing', now });
  await queueProviderCall(transaction, processing, 'payout', { now, isSoon });
}

/** Holds a payout for review before it goes out. */
export async function holdPayout(transaction: Transaction, provider: PaymentProvider, payment: PaymentRow, now: Date): Promise<void> {
  await movePayment(transaction, provider, payment, { to: 'reserved', now });
  await enqueue(
    transaction,
    'payout',
    { payment: payment.id },
    { runAt: new Date(now.getTime() + REVIEW_MS), key: `payout:${payment.id}` },
  );
}

/** After the time for cancelling: holds a large payout, or one flagged by the fraud check, for review; releases any other. */
export async function continuePayout(transaction: Transaction, provider: PaymentProvider, id: string, now: Date): Promise<void> {
  const payment = await lockPayment(transaction, id);
  if (payment?.state === 'reserved') await startPayout(transaction, provider, payment, now, true);
  if (payment?.state !== 'pending') return;
  const isHeld = payment.is_held || needsReview(await euroCents(transaction, payment.currency, payment.amount_cents));
  if (isHeld) await holdPayout(transaction, provider, payment, now);
  else await startPayout(transaction, provider, payment, now, true);
}
