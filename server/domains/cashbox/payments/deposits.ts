import { randomUUID } from 'node:crypto';
import type { PaymentRequest } from '#contract/calls/cashbox/deposits';
import type { PaymentProgress } from '#contract/fields/payment';
import { isCancellable, isRunning } from '#rules/cashbox/payments/states';
import type { Transaction } from '#server/database/connection';
import type { Steps } from '#server/plugins/in-steps';
import { refuse } from '#server/plugins/refusals';
import { requireForPlay } from '../../account/verification/service';
import { admit } from '../admission/admission';
import { requireAllowedMeans } from '../admission/cards';
import { queueProviderCall } from '../provider/provider-call';
import { callOff } from './call-off';
import { linkReservation } from '../admission/central-deposits-store';
import { requireLimitChoice } from '../admission/deposit-question';
import { depositRefusal } from '../admission/deposit-limits';
import { judgePayment } from '../admission/fraud';
import { applyStatus } from '../provider/provider-status';
import { movePayment, noteStep } from './move';
import { recognisable, withSavedToken } from '../provider/order';
import { presentProgress } from './present';
import type { CashboxContext } from './context';
import { paymentSteps } from '../provider/steps';
import { insertPayment, keepAddress, lockPayment, type PaymentRow } from '../store';
import { expireAfter } from '../provider/provider-start';

/**
 * Starts a deposit and returns the next step. Refuses what `admit` and `requireAllowedMeans` refuse, limit_choice_required, limit_reached, player_excluded, account_locked, money_stopped.
 * A declined card is a response, not a refusal. `centralReference` is its reservation in the licence's central register.
 */
export function createDeposit(
  context: CashboxContext,
  request: PaymentRequest,
  centralReference: string | null = null,
): Steps<PaymentProgress> {
  return paymentSteps(context, async (transaction) => {
    const payment = await beginDeposit(transaction, context, request);
    if (centralReference !== null) await linkReservation(transaction, centralReference, payment);
    return payment;
  });
}

async function beginDeposit(transaction: Transaction, context: CashboxContext, request: PaymentRequest): Promise<string> {
  const { provider, player, now } = context;
  const { method, fee_cents } = await admit(transaction, context, request, 'deposit');
  await requireForPlay(transaction, context);
  await requireLimitChoice(transaction, player);
  const refusal = await depositRefusal(transaction, player, request);
  if (refusal) throw refuse(refusal.code, refusal);
  const fields = await withSavedToken(transaction, player, request.method, request.fields);
  await requireAllowedMeans(transaction, context, method, fields);
  const payment = await insertPayment(transaction, {
    id: randomUUID(),
    player_id: player,
    action: 'deposit',
    method: method.id,
    ...recognisable(provider, method.brand, fields),
    provider: method.provider,
    type: method.type,
    currency: request.currency,
    amount_cents: request.amount_cents,
    fee_cents,
    fields,
    recallable: false,
    created_at: now,
  });
  await noteStep(transaction, payment, 'created', now);
  if ((await judgePayment(transaction, context, { ...request, fields }, 'transaction')) === 'refuse') {
    await movePayment(transaction, provider, payment, { to: 'rejected', reason: 'risk', now });
    return payment.id;
  }
  if (method.type === 'crypto') await keepAddress(transaction, player, request.currency, provider.addressOf(player, request.currency));
  await expireAfter(transaction, payment.id, now);
  await queueProviderCall(transaction, payment, 'start', { now, isSoon: false });
  return payment.id;
}

/** A player's own deposit under its row lock. Refuses: payment_not_found. */
export async function ownDeposit(transaction: Transaction, context: CashboxContext, id: string): Promise<PaymentRow> {
  const payment = await lockPayment(transaction, id, context.player);
  if (payment?.action !== 'deposit') throw refuse('payment_not_found');
  return payment;
}

/** Cancels a deposit that waits for its player; one that has moved on returns its current state. Refuses: payment_not_found. */
export function cancelDeposit(context: CashboxContext, id: string): Steps<PaymentProgress> {
  return paymentSteps(context, async (transaction) => {
    const payment = await ownDeposit(transaction, context, id);
    const { provider, now } = context;
    if (isCancellable(payment)) await callOff(transaction, payment, { provider, reason: 'canceled_by_player', now });
    return id;
  });
}

/** Makes the sandbox's network confirm a crypto deposit now. Refuses: payment_not_found. */
export async function confirmInSandbox(transaction: Transaction, context: CashboxContext, id: string): Promise<PaymentProgress> {
  const payment = await ownDeposit(transaction, context, id);
  const { provider, now } = context;
  if (!provider.isSandbox || payment.type !== 'crypto') throw refuse('payment_not_found');
  const confirmed = isRunning(payment.state)
    ? await applyStatus(transaction, provider, payment, { state: 'succeeded', reason: null }, now)
    : payment;
  return presentProgress(transaction, confirmed, null);
}

/** Expires a deposit whose player didn't come back. */
export async function expireDeposit(
  transaction: Transaction,
  context: Pick<CashboxContext, 'provider' | 'now'>,
  id: string,
): Promise<void> {
  const payment = await lockPayment(transaction, id);
  if (!payment || !isCancellable(payment)) return;
  await callOff(transaction, payment, { ...context, reason: 'timed_out' });
}
