import { inTransaction, type Database, type Transaction } from '#server/database/connection';
import type { PaymentProvider, Started } from '#server/ports/payment-provider';
import { enqueue } from '#server/database/enqueue';
import { PROVIDER_CLAIM_MS } from '#server/timing';
import { UNCONFIRMED_MS } from '../admission/deposit-limits-store';
import { applyStatus, scheduleStatuses } from './provider-status';
import { playerLicence } from '../accounts/player-licence-store';
import { orderOf } from './order';
import { applyStarted } from './provider-start';
import { lockPayment, type PaymentRow, readAddress, updatePayment, releaseClaim } from '../store';
import type { ProviderCallKind } from '../tables';

/** The provider and the current time. */
export interface ProviderContext {
  provider: PaymentProvider;
  now: Date;
}

/** How often a cancellation that the provider couldn't make yet is retried. */
const AGAIN_MS = 10 * 60_000;

/** Until when a call that starts now owns the payment. */
export function callDeadline(now: Date): Date {
  return new Date(now.getTime() + PROVIDER_CLAIM_MS);
}

/**
 * Records which provider call a payment needs; the caller has locked it. A job makes the call if nobody else does: soon if
 * `isSoon`, otherwise after the time in which the caller makes it after committing.
 */
export async function queueProviderCall(
  transaction: Transaction,
  { id, asked_until }: PaymentRow,
  asking: ProviderCallKind,
  { now, isSoon }: { now: Date; isSoon: boolean },
): Promise<PaymentRow> {
  // A pending call goes first, so that a payment isn't cancelled before it was started.
  const isAsked = asked_until !== null && asked_until > now;
  const runAt = isAsked ? asked_until : new Date(now.getTime() + (isSoon ? 0 : PROVIDER_CLAIM_MS));
  await enqueue(transaction, 'payment-ask', { payment: id }, { runAt, key: `payment-ask:${id}` });
  return updatePayment(transaction, id, { asking });
}

/** Claims the call: returns the payment, null if no call is needed, or until when somebody else owns it. */
async function claim(database: Database, id: string, now: Date): Promise<PaymentRow | Date | null> {
  return inTransaction(database, async (transaction) => {
    const payment = await lockPayment(transaction, id);
    if (!payment?.asking) return null;
    if (payment.asked_until && payment.asked_until > now) return payment.asked_until;
    return updatePayment(transaction, id, { asked_until: callDeadline(now) });
  });
}

/** Makes the call. It's idempotent at the provider, because it contains the payment's id. */
async function ask(database: Database, provider: PaymentProvider, payment: PaymentRow): Promise<Started | boolean> {
  const order = orderOf(payment, await playerLicence(database, payment.player_id));
  if (payment.asking === 'cancel') return provider.cancel(order);
  if (payment.asking === 'payout') return provider.startPayout(order);
  return provider.startDeposit(order, payment.type === 'crypto' ? await readAddress(database, payment.player_id, payment.currency) : null);
}

/** A cancellation that the provider can't make yet is retried for as long as the deposit counts towards limits. */
async function applyCancel(transaction: Transaction, { id, changed_at }: PaymentRow, isOff: boolean, now: Date): Promise<void> {
  if (isOff) await updatePayment(transaction, id, { may_still_come: false });
  else if (now.getTime() - changed_at.getTime() < UNCONFIRMED_MS) {
    await updatePayment(transaction, id, { asking: 'cancel' });
    await enqueue(transaction, 'payment-ask', { payment: id }, { runAt: new Date(now.getTime() + AGAIN_MS), key: `payment-ask:${id}` });
  }
}

async function applyResult(
  transaction: Transaction,
  { provider, now }: ProviderContext,
  asked: PaymentRow,
  response: Started | boolean,
): Promise<void> {
  const payment = await lockPayment(transaction, asked.id);
  if (!payment) return;
  const isAnswered = payment.asking === asked.asking;
  const free = await updatePayment(transaction, payment.id, { asked_until: null, ...(isAnswered && { asking: null }) });
  if (typeof response === 'boolean') {
    if (isAnswered) await applyCancel(transaction, free, response, now);
    return;
  }
  if (isAnswered && asked.asking === 'start' && payment.state === 'pending')
    return applyStarted(transaction, { provider, now }, free, response);
  if (isAnswered && asked.asking === 'payout') await scheduleStatuses(transaction, provider, free, response.later, now);
  if (response.status) await applyStatus(transaction, provider, free, response.status, now);
  // The deposit was cancelled while it was being started.
  if (payment.asking && !isAnswered) await queueProviderCall(transaction, free, payment.asking, { now, isSoon: true });
}

/**
 * Makes the provider call that a payment needs, outside any transaction, and records the result. Returns null if nothing is
 * open any more, or until when somebody else owns the call. If the provider fails, the next caller or the job retries.
 */
export async function makeProviderCall(database: Database, asker: ProviderContext, id: string): Promise<Date | null> {
  const claimed = await claim(database, id, asker.now);
  if (claimed === null || claimed instanceof Date) return claimed;
  try {
    const response = await ask(database, asker.provider, claimed);
    await inTransaction(database, (transaction) => applyResult(transaction, asker, claimed, response));
    return null;
  } catch (error) {
    await releaseClaim(database, id, claimed);
    throw error;
  }
}
