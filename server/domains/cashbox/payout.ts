import { needsReview } from '#rules/cashbox/review';
import type { Transaction } from '#server/database/connection';
import type { PaymentProvider } from '#server/edges/payments/provider';
import { enqueue } from '#server/jobs/enqueue';
import { followWord, scheduleWords } from './hear';
import { movePayment } from './move';
import { orderOf } from './order';
import { euroCents, lockPayment, type PaymentRow } from './store';

/** How long the sandbox's people take to look at a large payout. */
const REVIEW_MS = 30 * 60_000;

/** Hands a payout to the provider and follows what it says at once. */
export async function startPayout(transaction: Transaction, provider: PaymentProvider, payment: PaymentRow, now: Date): Promise<PaymentRow> {
  const { word, later } = await provider.startPayout(orderOf(payment));
  await scheduleWords(transaction, provider, payment, later, now);
  const processing = await movePayment(transaction, provider, payment, { to: 'processing', now });
  return word ? followWord(transaction, provider, processing, word, now) : processing;
}

/** The time for recalling is over: a large payout is held for a look first, any other goes out. */
export async function continuePayout(transaction: Transaction, provider: PaymentProvider, id: string, now: Date): Promise<void> {
  const payment = await lockPayment(transaction, id);
  if (payment?.state === 'reserved') await startPayout(transaction, provider, payment, now);
  if (payment?.state !== 'pending') return;
  if (!needsReview(await euroCents(transaction, payment.currency, payment.amount_cents))) {
    await startPayout(transaction, provider, payment, now);
    return;
  }
  await movePayment(transaction, provider, payment, { to: 'reserved', now });
  await enqueue(transaction, 'payout', { payment: id }, { runAt: new Date(now.getTime() + REVIEW_MS), key: `payout:${id}` });
}
