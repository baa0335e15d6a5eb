import { randomUUID } from 'node:crypto';
import type { PaymentRequest } from '#contract/calls/cashbox/deposits';
import type { PaymentProgress } from '#contract/fields/payment';
import { isCancellable, isRunning } from '#rules/cashbox/states';
import type { Transaction } from '#server/database/connection';
import type { Steps } from '#server/plugins/in-steps';
import { refuse } from '#server/plugins/refusals';
import { admit } from './admission';
import { wantAsk } from './ask';
import { callOff } from './call-off';
import { depositRefusal } from './deposit-limits';
import { judgePayment } from './fraud';
import { followWord } from './hear';
import { movePayment, noteStep } from './move';
import { recognisable, withSavedToken } from './order';
import { presentProgress } from './present';
import type { Scene } from './scene';
import { paymentSteps } from './steps';
import { insertPayment, keepAddress, lockPayment, type PaymentRow } from './store';
import { expireAfter } from './take-up';

/**
 * Starts a deposit and answers what comes next. Refuses what `admit` refuses, limit_reached, player_excluded,
 * account_locked, money_stopped. A declined card is an answer, not a refusal.
 */
export function createDeposit(scene: Scene, request: PaymentRequest): Steps<PaymentProgress> {
  return paymentSteps(scene, (transaction) => beginDeposit(transaction, scene, request));
}

async function beginDeposit(transaction: Transaction, scene: Scene, request: PaymentRequest): Promise<string> {
  const { provider, player, now } = scene;
  const { method, fee_cents } = await admit(transaction, scene, request, 'deposit');
  const refusal = await depositRefusal(transaction, player, request);
  if (refusal) throw refuse(refusal);
  const fields = await withSavedToken(transaction, player, request.method, request.fields);
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
  if ((await judgePayment(transaction, scene, { ...request, fields }, 'transaction')) === 'refuse') {
    await movePayment(transaction, provider, payment, { to: 'rejected', reason: 'risk', now });
    return payment.id;
  }
  if (method.type === 'crypto') await keepAddress(transaction, player, request.currency, provider.addressOf(player, request.currency));
  await expireAfter(transaction, payment.id, now);
  await wantAsk(transaction, payment, 'start', { now, isSoon: false });
  return payment.id;
}

/** A deposit of the player's own under its row lock. Refuses: payment_not_found. */
export async function ownDeposit(transaction: Transaction, scene: Scene, id: string): Promise<PaymentRow> {
  const payment = await lockPayment(transaction, id, scene.player);
  if (payment?.action !== 'deposit') throw refuse('payment_not_found');
  return payment;
}

/** Gives up a deposit that waits for its player; one that goes on already answers as it stands. Refuses: payment_not_found. */
export function cancelDeposit(scene: Scene, id: string): Steps<PaymentProgress> {
  return paymentSteps(scene, async (transaction) => {
    const payment = await ownDeposit(transaction, scene, id);
    const { provider, now } = scene;
    if (isCancellable(payment)) await callOff(transaction, payment, { provider, reason: 'canceled_by_player', now });
    return id;
  });
}

/** Lets the sandbox's network confirm a crypto deposit now. Refuses: payment_not_found. */
export async function confirmInSandbox(transaction: Transaction, scene: Scene, id: string): Promise<PaymentProgress> {
  const payment = await ownDeposit(transaction, scene, id);
  const { provider, now } = scene;
  if (!provider.isSandbox || payment.type !== 'crypto') throw refuse('payment_not_found');
  const confirmed = isRunning(payment.state) ? await followWord(transaction, provider, payment, { state: 'succeeded', reason: null }, now) : payment;
  return presentProgress(transaction, confirmed, null);
}

/** Ends a deposit whose player did not come back. */
export async function expireDeposit(transaction: Transaction, scene: Pick<Scene, 'provider' | 'now'>, id: string): Promise<void> {
  const payment = await lockPayment(transaction, id);
  if (!payment || !isCancellable(payment)) return;
  await callOff(transaction, payment, { ...scene, reason: 'timed_out' });
}
