import { randomUUID } from 'node:crypto';
import type { ProviderCallback } from '#contract/calls/cashbox/provider';
import { decideCallback } from '#rules/cashbox/payments/callback';
import { isRunning } from '#rules/cashbox/payments/states';
import { writeAudit } from '#server/database/audit-store';
import { inTransaction, type Transaction } from '#server/database/connection';
import { limitRefusal } from '#server/database/ledger';
import type { PaymentProvider, Started, ProviderStatus } from '#server/ports/payment-provider';
import { enqueue } from '#server/database/enqueue';
import { refuse } from '#server/plugins/refusals';
import type { Platform } from '#server/platform';
import { movePayment } from '../payments/move';
import { decisionOf, lockPayment, noteEvent, type PaymentRow, updatePayment } from '../store';

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

/** Money that arrived although the deposit was over or its player on a break: it's the player's, and an operator looks into it. */
async function unwanted(transaction: Transaction, { player_id, action, state, currency }: PaymentRow): Promise<string | null> {
  if (action !== 'deposit') return null;
  if (!isRunning(state)) return 'came_after_end';
  const refusal = await limitRefusal(transaction, { player: player_id, currency, kind: 'deposit', amount: 0 });
  return refusal === 'player_excluded' ? 'came_in_break' : null;
}

/** What a status means for a payment that the caller has locked, and the decision that was made. */
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
  const target = { to: decision.to, reason: reported.reason, amountCents: decision.amount_cents, now };
  const trouble = reported.state === 'succeeded' ? await unwanted(transaction, payment) : null;
  if (trouble) await audit(transaction, payment, reported, trouble);
  return { payment: await movePayment(transaction, provider, payment, target), decision: 'moved' };
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
 * Handles a provider's webhook in one transaction: repeated, late, reordered or contradictory, money moves once. A status of a
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
  if (decision === 'contradictory' || decision === 'amount_differs') await audit(transaction, known, callback, decision);
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
