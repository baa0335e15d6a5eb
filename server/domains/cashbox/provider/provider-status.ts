import { randomUUID } from 'node:crypto';
import type { ProviderCallback } from '#contract/calls/cashbox/provider';
import { decideCallback } from '#rules/cashbox/payments/callback';
import { isRunning } from '#rules/cashbox/payments/states';
import { writeAudit } from '#server/database/audit-store';
import { inTransaction, type Transaction } from '#server/database/connection';
import { limitRefusal } from '#server/database/ledger';
import { lockPlayer } from '#server/database/player-lock';
import type { PaymentProvider, Started, ProviderStatus } from '#server/ports/payment-provider';
import { enqueue } from '#server/database/enqueue';
import { refuse } from '#server/plugins/refusals';
import type { Platform } from '#server/platform';
import { noteReturnFailed } from '../payments/failed-returns-store';
import { movePayment } from '../payments/move';
import { returnDeposit } from '../payments/return-deposit';
import type { ReturnReason } from '../payments/return-mail-job';
import { decisionOf, lockPayment, noteEvent, type PaymentRow, updatePayment } from '../store';

/** Decisions that operators have to review. */
const forOperators: ReadonlySet<string> = new Set(['contradictory', 'amount_differs', 'return_failed']);

type ReportedStatus = ProviderStatus & { amount_cents: number; currency: string };

async function audit(
  transaction: Transaction,
  { player_id, id, state }: PaymentRow,
  { state: said, amount_cents, currency }: ReportedStatus,
  decision: string,
): Promise<void> {
  const details = { payment: id, known: state, said, amount_cents, currency };
  await writeAudit(transaction, { actor: 'provider', player_id, kind: `payment_${decision}`, details: details });
}

/** Why money that has arrived may not stay; null if it may. The player is locked, so no break or lower limit comes in between. */
async function returnReason(
  transaction: Transaction,
  { player_id: player, currency }: PaymentRow,
  amount: number,
): Promise<ReturnReason | null> {
  await lockPlayer(transaction, player);
  return limitRefusal(transaction, { player, currency, kind: 'deposit', amount });
}

/** Handles an arrived deposit. Beyond a limit or during a break it's returned (0108); operators review one that had ended. */
async function arrive(
  transaction: Transaction,
  provider: PaymentProvider,
  payment: PaymentRow,
  reported: ReportedStatus,
  { amountCents, now }: { amountCents: number; now: Date },
): Promise<PaymentRow> {
  if (!isRunning(payment.state)) await audit(transaction, payment, reported, 'came_after_end');
  const reason = await returnReason(transaction, payment, amountCents);
  if (reason) return returnDeposit(transaction, provider, payment, { reason, amountCents, now });
  return movePayment(transaction, provider, payment, { to: 'succeeded', reason: reported.reason, amountCents, now });
}

/** Applies a status to a payment that the caller has locked; returns the decision. */
async function follow(
  transaction: Transaction,
  provider: PaymentProvider,
  payment: PaymentRow,
  reported: ReportedStatus,
  now: Date,
): Promise<{ payment: PaymentRow; decision: string }> {
  const isAmountOpen = payment.type === 'crypto' && payment.action === 'deposit';
  const decision = decideCallback({ ...payment, isAmountOpen }, reported);
  if (decision.kind === 'ignore') return { payment, decision: decision.why };
  // The money mustn't become playable: it stays held until operators have sent it again.
  if (payment.returns && decision.to === 'rejected') {
    await noteReturnFailed(transaction, payment.id, now);
    return { payment, decision: 'return_failed' };
  }
  const amountCents = decision.amount_cents;
  const moved =
    decision.to === 'succeeded'
      ? await arrive(transaction, provider, payment, reported, { amountCents, now })
      : await movePayment(transaction, provider, payment, { to: decision.to, reason: reported.reason, amountCents, now });
  return { payment: moved, decision: 'moved' };
}

/** Applies the status that a provider returned right away, in response to an order. */
export async function applyStatus(
  transaction: Transaction,
  provider: PaymentProvider,
  payment: PaymentRow,
  status: ProviderStatus,
  now: Date,
): Promise<PaymentRow> {
  const { amount_cents, currency } = payment;
  return (await follow(transaction, provider, payment, { ...status, amount_cents, currency }, now)).payment;
}

/**
 * Handles a provider's webhook in one transaction: if repeated, late, reordered or contradictory, money moves once. A status of a
 * payment that isn't `expected` any more is dropped. Returns whether anything changed. Refuses: forbidden (signature), payment_not_found, money_stopped.
 */
export async function handleWebhook(
  platform: Platform,
  callback: ProviderCallback,
  expected: (payment: PaymentRow) => boolean = () => true,
): Promise<boolean> {
  const { database, payments: provider, clock } = platform;
  if (!provider.isSigned(callback)) throw refuse('forbidden');
  return inTransaction(database, async (transaction) => {
    const known = await lockPayment(transaction, callback.payment);
    if (!known) throw refuse('payment_not_found');
    if (!expected(known)) return false;
    const { event, state, amount_cents, currency } = callback;
    const { decision } = await recordEvent(transaction, provider, known, callback, clock.now());
    platform.log.info({ payment: known.id, event, state, amount_cents, currency, decision }, 'payment callback');
    return decision === 'moved';
  });
}

async function recordEvent(transaction: Transaction, provider: PaymentProvider, known: PaymentRow, callback: ProviderCallback, now: Date) {
  if (await decisionOf(transaction, provider.name, callback.event)) return { decision: 'repeated' };
  const { decision } = await follow(transaction, provider, known, callback, now);
  const { event, state, amount_cents, currency } = callback;
  const row = {
    provider: provider.name,
    event,
    payment_id: known.id,
    state,
    amount_cents,
    currency,
    said_at: new Date(callback.at),
    decision,
  };
  await noteEvent(transaction, row);
  if (forOperators.has(decision)) await audit(transaction, known, callback, decision);
  if (known.may_still_come && state !== 'processing')
    await updatePayment(transaction, known.id, { may_still_come: false, ...(known.asking === 'cancel' && { asking: null }) });
  return { decision };
}

/** Schedules a sandbox's later statuses, each as the signed webhook that a real provider would send. */
export async function scheduleStatuses(
  transaction: Transaction,
  provider: PaymentProvider,
  payment: PaymentRow,
  later: Started['later'],
  now: Date,
): Promise<void> {
  for (const { afterSeconds, state, reason } of later) {
    const at = new Date(now.getTime() + afterSeconds * 1000);
    const { id, amount_cents, currency } = payment;
    const callback = provider.sign({ event: randomUUID(), payment: id, state, amount_cents, currency, reason, at: at.toISOString() });
    await enqueue(transaction, 'payment-callback', callback, { runAt: at });
  }
}
