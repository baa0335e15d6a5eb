import { randomUUID } from 'node:crypto';
import type { PaymentReason, PaymentState, PaymentStep } from '#contract/fields/payment';
import { isRunning } from '#rules/cashbox/payments/states';
import type { Transaction } from '#server/database/connection';
import { creditDeposit, finishWithdrawal, recallWithdrawal, returnWithdrawal } from '#server/database/ledger';
import { onDeposit } from '#server/domains/gifts/offers';
import type { PaymentProvider } from '#server/ports/payment-provider';
import { emit } from '#server/realtime/emit';
import { onPaymentSettled } from './on-payment-settled';
import { saveProfile } from '../saved/saved-store';
import { addStep, type PaymentRow, updatePayment } from '../store';

interface Target {
  to: PaymentState;
  reason?: PaymentReason | null;
  /** The amount received, if the sender chose it. */
  amountCents?: number;
  /** A deposit that is returned immediately; its arrival has no other effects. */
  isReturned?: boolean;
  now: Date;
}

async function moveMoney(transaction: Transaction, payment: PaymentRow, to: PaymentState): Promise<void> {
  const { id: reference, player_id: player, currency, amount_cents: amount } = payment;
  if (to === 'succeeded') await creditDeposit(transaction, { reference, player, currency, amount });
  if (to === 'success') await finishWithdrawal(transaction, reference, player, payment.fee_cents);
  if (payment.action !== 'cashout') return;
  if (to === 'recalled') await recallWithdrawal(transaction, reference, player);
  if (to === 'rejected') await returnWithdrawal(transaction, reference, player);
}

async function keepMethod(transaction: Transaction, provider: PaymentProvider, payment: PaymentRow, now: Date): Promise<void> {
  const { token, save } = payment.fields;
  const known = token ? provider.readToken(token) : null;
  if (!token || !known || !save) return;
  await saveProfile(
    transaction,
    payment.player_id,
    provider.name,
    { id: randomUUID(), method: payment.method, token, brand: known.brand, title: known.title, expires: known.expires },
    now,
  );
}

/** Records a step of a payment and notifies the player's streams. */
export async function noteStep(transaction: Transaction, payment: PaymentRow, step: PaymentStep, now: Date): Promise<void> {
  await addStep(transaction, payment.id, step, now);
  await emit(transaction, payment.player_id, 'payments_events', { id: payment.id, step });
}

/**
 * Moves a payment, which the caller has locked and whose transition the rules allow, to a state: money, state, step and events commit
 * together. Returns the updated payment.
 */
export async function movePayment(
  transaction: Transaction,
  provider: PaymentProvider,
  payment: PaymentRow,
  target: Target,
): Promise<PaymentRow> {
  const { to, now, reason = null, amountCents = payment.amount_cents, isReturned = false } = target;
  await moveMoney(transaction, { ...payment, amount_cents: amountCents }, to);
  const isOver = !isRunning(to);
  const moved = await updatePayment(transaction, payment.id, {
    state: to,
    reason,
    amount_cents: amountCents,
    changed_at: now,
    finished_at: isOver ? now : null,
    next: { kind: isOver ? 'done' : 'wait' },
  });
  await noteStep(transaction, moved, to, now);
  const { id, action, amount_cents, currency } = moved;
  await emit(transaction, moved.player_id, 'payments_changes', { id, action, state: to, amount_cents, currency });
  if (isReturned) return moved;
  if (to === 'succeeded') await keepMethod(transaction, provider, moved, now);
  await onPaymentSettled(transaction, moved, now);
  if (to === 'succeeded') await onDeposit(transaction, moved, now);
  return moved;
}
