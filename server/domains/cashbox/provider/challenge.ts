import type { PaymentProgress } from '#contract/fields/payment';
import { type Database, inTransaction, type Transaction } from '#server/database/connection';
import type { Steps } from '#server/plugins/in-steps';
import { refuse } from '#server/plugins/refusals';
import { callDeadline, queueProviderCall } from './provider-call';
import { callOff } from '../payments/call-off';
import { depositRefusal } from '../admission/deposit-limits';
import { ownDeposit } from '../payments/deposits';
import { applyStatus } from './provider-status';
import { noteStep } from '../payments/move';
import { playerLicence } from '../accounts/player-licence-store';
import { orderOf } from './order';
import type { CashboxContext } from '../payments/context';
import { paymentSteps } from './steps';
import { findPayment, lockPayment, type PaymentRow, updatePayment } from '../store';

/**
 * Uses up one attempt before the code is sent to the bank, one code at a time. Returns whether to call the bank. Refuses: account_locked,
 * idempotency_in_flight while another code is being checked.
 */
async function spendAttempt(transaction: Transaction, context: CashboxContext, payment: PaymentRow): Promise<boolean> {
  const { provider, now } = context;
  if (payment.next.kind !== 'challenge') return false;
  if (payment.asked_until && payment.asked_until > now) throw refuse('idempotency_in_flight');
  // The code releases the money, so limits are checked now rather than as of the deposit's start.
  const refusal = await depositRefusal(transaction, context.player, payment, payment.id);
  if (refusal?.code === 'account_locked') throw refuse(refusal.code);
  const attemptsLeft = payment.next.attempts_left - 1;
  if (refusal) await callOff(transaction, payment, { provider, reason: refusal.code, now });
  else if (attemptsLeft < 0) await fail(transaction, context, payment);
  else
    await updatePayment(transaction, payment.id, {
      next: { kind: 'challenge', attempts_left: attemptsLeft, is_wrong: false },
      asked_until: callDeadline(now),
    });
  return !refusal && attemptsLeft >= 0;
}

async function fail(transaction: Transaction, { provider, now }: CashboxContext, payment: PaymentRow): Promise<void> {
  await noteStep(transaction, payment, 'challenge_failed', now);
  await applyStatus(transaction, provider, payment, { state: 'declined', reason: 'wrong_code' }, now);
}

/** Applies the bank's verdict; null without one. A cancelled deposit that was released anyway belongs to the player. */
async function takeVerdict(transaction: Transaction, context: CashboxContext, id: string, isPassed: boolean | null): Promise<void> {
  const { provider, now } = context;
  const known = await lockPayment(transaction, id);
  if (!known) return;
  const payment = await updatePayment(transaction, id, { asked_until: null });
  if (payment.asking) await queueProviderCall(transaction, payment, payment.asking, { now, isSoon: true });
  if (isPassed && payment.state !== 'succeeded') {
    await noteStep(transaction, payment, 'challenge_passed', now);
    await applyStatus(transaction, provider, payment, { state: 'succeeded', reason: null }, now);
  }
  if (isPassed !== false || payment.next.kind !== 'challenge') return;
  if (payment.next.attempts_left > 0) await updatePayment(transaction, id, { next: { ...payment.next, is_wrong: true } });
  else await fail(transaction, context, payment);
}

async function askBank(database: Database, context: CashboxContext, id: string, code: string): Promise<void> {
  const payment = await findPayment(database, id, context.player);
  if (!payment) return;
  let verdict: boolean | null = null;
  try {
    verdict = await context.provider.isChallengePassed(orderOf(payment, await playerLicence(database, context.player)), code);
  } finally {
    await inTransaction(database, (transaction) => takeVerdict(transaction, context, id, verdict));
  }
}

/**
 * Submits the code of a 3-D Secure step. A deposit past that step returns its current state; one that exceeds a limit by now, or whose
 * player is on a break, is cancelled. The code isn't stored: an interrupted attempt is used up, the code can be submitted again, and a
 * release by the bank in the meantime is reported by webhook. Refuses: payment_not_found, account_locked, money_stopped.
 */
export function answerChallenge(context: CashboxContext, id: string, code: string): Steps<PaymentProgress> {
  let isToAsk = false;
  const begin = async (transaction: Transaction) => {
    isToAsk = await spendAttempt(transaction, context, await ownDeposit(transaction, context, id));
    return id;
  };
  return paymentSteps(context, begin, async (database) => {
    if (isToAsk) await askBank(database, context, id, code);
    const { asked_until } = (await findPayment(database, id, context.player)) ?? { asked_until: null };
    return asked_until && asked_until > context.now ? asked_until : null;
  });
}
