import { inTransaction, type Database, type Transaction } from '#server/database/connection';
import type { PaymentProvider, Started } from '#server/edges/payments/provider';
import { enqueue } from '#server/jobs/enqueue';
import { UNCONFIRMED_MS } from './deposit-limits';
import { followWord, scheduleWords } from './hear';
import { orderOf } from './order';
import { takeUp } from './take-up';
import { lockPayment, type PaymentRow, readAddress, updatePayment } from './store';
import type { Asking } from './tables';

/** Who moves the money, and when it is. */
export interface Asker {
  provider: PaymentProvider;
  now: Date;
}

/** So long one asks alone: longer than any provider is waited for. */
const ASK_MS = 15_000;
/** So often a provider is asked whether it can call off what it could not. */
const AGAIN_MS = 10 * 60_000;

/** Until when whoever asks from now on asks alone. */
export function askingUntil(now: Date): Date {
  return new Date(now.getTime() + ASK_MS);
}

/**
 * Writes down what the provider is to be asked about a payment that the caller has locked, with a job that asks where
 * nobody does: `soon`, or, where the caller will once this has committed, when the caller's time is over.
 */
export async function wantAsk(transaction: Transaction, { id, asked_until }: PaymentRow, asking: Asking, { now, isSoon }: { now: Date; isSoon: boolean }): Promise<PaymentRow> {
  // One who asks already is waited for, so that nothing is called off before it was started.
  const isAsked = asked_until !== null && asked_until > now;
  const runAt = isAsked ? asked_until : new Date(now.getTime() + (isSoon ? 0 : ASK_MS));
  await enqueue(transaction, 'payment-ask', { payment: id }, { runAt, key: `payment-ask:${id}` });
  return updatePayment(transaction, id, { asking });
}

/** Takes the turn to ask: the payment, null where nothing is to be asked, or until when somebody else does. */
async function claim(database: Database, id: string, now: Date): Promise<PaymentRow | Date | null> {
  return inTransaction(database, async (transaction) => {
    const payment = await lockPayment(transaction, id);
    if (!payment?.asking) return null;
    if (payment.asked_until && payment.asked_until > now) return payment.asked_until;
    return updatePayment(transaction, id, { asked_until: askingUntil(now) });
  });
}

/** What the provider says; the same question again is the same question to it. */
async function ask(database: Database, provider: PaymentProvider, payment: PaymentRow): Promise<Started | boolean> {
  const order = orderOf(payment);
  if (payment.asking === 'cancel') return provider.cancel(order);
  if (payment.asking === 'payout') return provider.startPayout(order);
  return provider.startDeposit(order, payment.type === 'crypto' ? await readAddress(database, payment.player_id, payment.currency) : null);
}

/** A deposit that the provider cannot call off yet is asked about again, for as long as it counts towards limits. */
async function takeCancel(transaction: Transaction, { id, changed_at }: PaymentRow, isOff: boolean, now: Date): Promise<void> {
  if (isOff) await updatePayment(transaction, id, { may_still_come: false });
  else if (now.getTime() - changed_at.getTime() < UNCONFIRMED_MS) {
    await updatePayment(transaction, id, { asking: 'cancel' });
    await enqueue(transaction, 'payment-ask', { payment: id }, { runAt: new Date(now.getTime() + AGAIN_MS), key: `payment-ask:${id}` });
  }
}

async function takeAnswer(transaction: Transaction, { provider, now }: Asker, asked: PaymentRow, answer: Started | boolean): Promise<void> {
  const payment = await lockPayment(transaction, asked.id);
  if (!payment) return;
  const isAnswered = payment.asking === asked.asking;
  const free = await updatePayment(transaction, payment.id, { asked_until: null, ...(isAnswered && { asking: null }) });
  if (typeof answer === 'boolean') {
    if (isAnswered) await takeCancel(transaction, free, answer, now);
    return;
  }
  if (isAnswered && asked.asking === 'start' && payment.state === 'pending') return takeUp(transaction, { provider, now }, free, answer);
  if (isAnswered && asked.asking === 'payout') await scheduleWords(transaction, provider, free, answer.later, now);
  if (answer.word) await followWord(transaction, provider, free, answer.word, now);
  // It was called off while it was being started.
  if (payment.asking && !isAnswered) await wantAsk(transaction, free, payment.asking, { now, isSoon: true });
}

/**
 * Asks the provider what a payment still has to ask, outside of any transaction, and writes down the answer. Answers
 * null once nothing is open any more, or until when somebody else is asking. A provider that fails leaves it to the next.
 */
export async function settleAsk(database: Database, asker: Asker, id: string): Promise<Date | null> {
  const claimed = await claim(database, id, asker.now);
  if (claimed === null || claimed instanceof Date) return claimed;
  try {
    const answer = await ask(database, asker.provider, claimed);
    await inTransaction(database, (transaction) => takeAnswer(transaction, asker, claimed, answer));
    return null;
  } catch (error) {
    await database.updateTable('payments').set({ asked_until: null }).where('id', '=', id).where('asked_until', '=', claimed.asked_until).execute();
    throw error;
  }
}
