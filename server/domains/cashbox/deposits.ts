import { randomUUID } from 'node:crypto';
import type { PaymentRequest } from '#contract/calls/cashbox/deposits';
import type { PaymentProgress, PaymentStep } from '#contract/fields/payment';
import { ADDRESS_PATIENCE_MS, PLAYER_PATIENCE_MS } from '#rules/cashbox/waiting-deposits';
import { isCancellable, isRunning } from '#rules/cashbox/states';
import type { Transaction } from '#server/database/connection';
import type { Started } from '#server/edges/payments/provider';
import { enqueue } from '#server/jobs/enqueue';
import { refuse } from '#server/plugins/refusals';
import { tell } from '#server/realtime/tell';
import { admit } from './admission';
import { callOff } from './call-off';
import { depositRefusal } from './deposit-limits';
import { playerLicence } from './player-licence';
import { isPaymentTrusted } from './fraud';
import { followWord, scheduleWords } from './hear';
import { movePayment, noteStep } from './move';
import { orderOf, recognisable, withSavedToken } from './order';
import { presentProgress } from './present';
import type { Scene } from './scene';
import { insertPayment, keepAddress, lockPayment, type PaymentRow, updatePayment } from './store';

const stepOf: Partial<Record<Started['next']['kind'], PaymentStep>> = {
  challenge: 'challenge',
  redirect: 'redirected',
  address: 'address_shown',
};

/** Takes up what the provider answered: a word at once, or a step that the player has to take first. */
async function takeUp(transaction: Transaction, scene: Scene, payment: PaymentRow, started: Started): Promise<PaymentRow> {
  const { provider, now } = scene;
  await scheduleWords(transaction, provider, payment, started.later, now);
  if (started.word) return followWord(transaction, provider, payment, started.word, now);
  const waiting = await updatePayment(transaction, payment.id, { next: started.next });
  const step = stepOf[started.next.kind];
  if (step) await noteStep(transaction, waiting, step, now);
  if (step === 'challenge') {
    await tell(transaction, scene.player, 'allsecure_notification', { id: payment.id, url: `/deposit?payment=${payment.id}` });
  }
  const runAt = new Date(now.getTime() + (started.next.kind === 'address' ? ADDRESS_PATIENCE_MS : PLAYER_PATIENCE_MS));
  await enqueue(transaction, 'payment-expire', { payment: payment.id }, { runAt, key: `payment-expire:${payment.id}` });
  return waiting;
}

/**
 * Starts a deposit and answers what comes next. Refuses what `admit` refuses, limit_reached, player_excluded,
 * account_locked, money_stopped. A declined card is an answer, not a refusal.
 */
export async function createDeposit(transaction: Transaction, scene: Scene, request: PaymentRequest): Promise<PaymentProgress> {
  const { provider, player, now } = scene;
  const { method, fee_cents } = await admit(transaction, scene, request, 'deposit');
  const refusal = await depositRefusal(transaction, player, request);
  if (refusal) throw refuse(refusal);
  const licence = await playerLicence(transaction, player);
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
  if (!(await isPaymentTrusted(transaction, scene, { ...request, fields }, 'transaction'))) {
    const rejected = await movePayment(transaction, provider, payment, { to: 'rejected', reason: 'risk', now });
    return presentProgress(transaction, rejected, licence);
  }
  const address = method.type === 'crypto' ? await keepAddress(transaction, player, request.currency, provider.addressOf(player, request.currency)) : null;
  const started = await provider.startDeposit(orderOf(payment), address);
  return presentProgress(transaction, await takeUp(transaction, scene, payment, started), licence);
}

async function ownDeposit(transaction: Transaction, scene: Scene, id: string): Promise<PaymentRow> {
  const payment = await lockPayment(transaction, id, scene.player);
  if (payment?.action !== 'deposit') throw refuse('payment_not_found');
  return payment;
}

async function tryCode(transaction: Transaction, scene: Scene, payment: PaymentRow, code: string): Promise<PaymentRow> {
  const { provider, now } = scene;
  if (payment.next.kind !== 'challenge') return payment;
  // The code is what lets the money go, so it is asked for now and not for when the deposit began.
  const refusal = await depositRefusal(transaction, scene.player, payment, payment.id);
  if (refusal === 'account_locked') throw refuse(refusal);
  if (refusal) return callOff(transaction, payment, { provider, reason: refusal, now });
  if (await provider.isChallengePassed(orderOf(payment), code)) {
    await noteStep(transaction, payment, 'challenge_passed', now);
    return followWord(transaction, provider, payment, { state: 'succeeded', reason: null }, now);
  }
  const attemptsLeft = payment.next.attempts_left - 1;
  if (attemptsLeft > 0) return updatePayment(transaction, payment.id, { next: { kind: 'challenge', attempts_left: attemptsLeft, is_wrong: true } });
  await noteStep(transaction, payment, 'challenge_failed', now);
  return followWord(transaction, provider, payment, { state: 'declined', reason: 'wrong_code' }, now);
}

/**
 * Hands in the code of a 3-D Secure step; a deposit that is past it answers as it stands, one that a limit or a break
 * has overtaken is called off. Refuses: payment_not_found, account_locked, money_stopped.
 */
export async function answerChallenge(transaction: Transaction, scene: Scene, id: string, code: string): Promise<PaymentProgress> {
  const payment = await ownDeposit(transaction, scene, id);
  return presentProgress(transaction, await tryCode(transaction, scene, payment, code), null);
}

/** Gives up a deposit that waits for its player; one that goes on already answers as it stands. Refuses: payment_not_found. */
export async function cancelDeposit(transaction: Transaction, scene: Scene, id: string): Promise<PaymentProgress> {
  const payment = await ownDeposit(transaction, scene, id);
  const { provider, now } = scene;
  const ended = isCancellable(payment) ? await callOff(transaction, payment, { provider, reason: 'canceled_by_player', now }) : payment;
  return presentProgress(transaction, ended, null);
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
