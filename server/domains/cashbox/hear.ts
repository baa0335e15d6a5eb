import { randomUUID } from 'node:crypto';
import type { ProviderCallback } from '#contract/calls/cashbox/provider';
import { decideCallback } from '#rules/cashbox/callback';
import { isRunning } from '#rules/cashbox/states';
import { inTransaction, type Transaction } from '#server/database/connection';
import { limitRefusal } from '#server/database/ledger';
import type { PaymentProvider, Started, Word } from '#server/edges/payments/provider';
import { enqueue } from '#server/jobs/enqueue';
import { refuse } from '#server/plugins/refusals';
import type { Platform } from '#server/platform';
import { movePayment } from './move';
import { decisionOf, lockPayment, noteEvent, type PaymentRow, updatePayment } from './store';

type Heard = Word & { amount_cents: number; currency: string };

async function audit(transaction: Transaction, { player_id, id, state }: PaymentRow, { state: said, amount_cents, currency }: Heard, decision: string): Promise<void> {
  const details = { payment: id, known: state, said, amount_cents, currency };
  await transaction
    .insertInto('audit_log')
    .values({ actor: 'provider', player_id, kind: `payment_${decision}`, details: JSON.stringify(details) })
    .execute();
}

/** Money that came although the deposit was over, or its player on a break: it is the player's, and people see to it. */
async function unwanted(transaction: Transaction, { player_id, action, state, currency }: PaymentRow): Promise<string | null> {
  if (action !== 'deposit') return null;
  if (!isRunning(state)) return 'came_after_end';
  const refusal = await limitRefusal(transaction, { player: player_id, currency, kind: 'deposit', amount: 0 });
  return refusal === 'player_excluded' ? 'came_in_break' : null;
}

/** What a word means for a payment, which the caller has locked, and what was decided about it. */
async function follow(
  transaction: Transaction,
  provider: PaymentProvider,
  payment: PaymentRow,
  heard: Heard,
  now: Date,
): Promise<{ payment: PaymentRow; decision: string }> {
  const isAmountOpen = payment.type === 'crypto' && payment.action === 'deposit';
  const decision = decideCallback({ ...payment, isAmountOpen }, heard);
  if (decision.kind === 'ignore') return { payment, decision: decision.why };
  const target = { to: decision.to, reason: heard.reason, amountCents: decision.amount_cents, now };
  const trouble = heard.state === 'succeeded' ? await unwanted(transaction, payment) : null;
  if (trouble) await audit(transaction, payment, heard, trouble);
  return { payment: await movePayment(transaction, provider, payment, target), decision: 'moved' };
}

/** Follows what a provider says at once, in answer to an order. */
export async function followWord(transaction: Transaction, provider: PaymentProvider, payment: PaymentRow, word: Word, now: Date): Promise<PaymentRow> {
  const { amount_cents, currency } = payment;
  return (await follow(transaction, provider, payment, { ...word, amount_cents, currency }, now)).payment;
}

/**
 * Takes a callback in one transaction: doubled, late, reordered or contradictory, money moves once. What is said of a
 * payment that is not `expected` any more, by a provider that knows that itself, is dropped. Answers whether anything
 * changed. Refuses: forbidden (signature), payment_not_found, money_stopped.
 */
export async function takeCallback(platform: Platform, callback: ProviderCallback, expected: (payment: PaymentRow) => boolean = () => true): Promise<boolean> {
  const { database, payments: provider, clock } = platform;
  if (!provider.isSigned(callback)) throw refuse('forbidden');
  return inTransaction(database, async (transaction) => {
    const known = await lockPayment(transaction, callback.payment);
    if (!known) throw refuse('payment_not_found');
    if (!expected(known)) return false;
    const { event, state, amount_cents, currency } = callback;
    const { decision } = await hearEvent(transaction, provider, known, callback, clock.now());
    platform.log.info({ payment: known.id, event, state, amount_cents, currency, decision }, 'payment callback');
    return decision === 'moved';
  });
}

async function hearEvent(transaction: Transaction, provider: PaymentProvider, known: PaymentRow, callback: ProviderCallback, now: Date) {
  if (await decisionOf(transaction, provider.name, callback.event)) return { decision: 'repeated' };
  const { decision } = await follow(transaction, provider, known, callback, now);
  const { event, state, amount_cents, currency } = callback;
  const row = { provider: provider.name, event, payment_id: known.id, state, amount_cents, currency, said_at: new Date(callback.at), decision };
  await noteEvent(transaction, row);
  if (decision === 'contradictory' || decision === 'amount_differs') await audit(transaction, known, callback, decision);
  if (known.may_still_come && state !== 'processing') await updatePayment(transaction, known.id, { may_still_come: false, ...(known.asking === 'cancel' && { asking: null }) });
  return { decision };
}

/** Has a sandbox's later words said in their time, each as the signed callback that a real provider would send. */
export async function scheduleWords(
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
