import { randomUUID } from 'node:crypto';
import type { PaymentRequest } from '#contract/calls/cashbox/deposits';
import type { WithdrawalRequest } from '#contract/calls/cashbox/withdrawals';
import type { PaymentProgress } from '#contract/fields/payment';
import { groups } from '#rules/account/groups';
import { judgeIban } from '#rules/account/fields/iban';
import { coolDownUntil } from '#rules/cashbox/checks/address-cool-down';
import { isCryptoAddress } from '#rules/cashbox/amounts/crypto';
import { isValidIban } from '#rules/cashbox/methods/instruments';
import { isRecallable } from '#rules/cashbox/payments/recall';
import type { Transaction } from '#server/database/connection';
import { requestWithdrawal } from '#server/database/ledger';
import { requireForWithdrawal } from '#server/domains/account/verification/service';
import { isHeldAsDouble } from '#server/domains/account/matching/doubles';
import { joinByRule } from '#server/domains/account/players/groups';
import { enqueue } from '#server/database/enqueue';
import type { Steps } from '#server/plugins/in-steps';
import { refuse } from '#server/plugins/refusals';
import { emit } from '#server/realtime/emit';
import { textOf } from '#server/texts';
import { admit } from '../admission/admission';
import { judgePayment } from '../admission/fraud';
import { readAddressFacts } from '../admission/address-facts-store';
import { requireOwnInstrument } from '../admission/instruments';
import { requireSourceFirst } from '../admission/payout-sources';
import { movePayment, noteStep } from './move';
import { notifyOfNewAddress } from './new-address';
import { playerLicence } from '../accounts/player-licence-store';
import { recognisable, withSavedToken } from '../provider/order';
import { holdPayout, startPayout } from '../provider/payout';
import { presentProgress } from './present';
import type { CashboxContext } from './context';
import { paymentSteps } from '../provider/steps';
import { insertPayment, lockPayment, type PaymentRow, updatePayment } from '../store';

/** How long a withdrawal waits before its payout starts, and can be cancelled. */
const RECALL_WINDOW_MS = 10 * 60_000;

function requireDestination(context: CashboxContext, { method, currency, fields }: PaymentRequest): void {
  const wrong = (name: string) => {
    const problem = { code: 'fields.invalid', message: textOf(context.locale, 'fields.invalid') };
    return refuse('bad_input', { fields: { [`fields.${name}`]: [problem] } });
  };
  if (method.startsWith('crypto_') && !isCryptoAddress(currency, fields.address ?? '')) throw wrong('address');
  if (fields.token !== undefined && !context.provider.readToken(fields.token)) throw wrong('token');
  if (fields.iban !== undefined && (judgeIban(fields.iban).problem || !isValidIban(fields.iban))) throw wrong('iban');
}

/** `coolUntil`: a withdrawal to a new crypto address waits until then; null if it doesn't. */
async function begin(
  transaction: Transaction,
  context: CashboxContext,
  payment: PaymentRow,
  request: PaymentRequest,
  coolUntil: Date | null,
): Promise<void> {
  const { provider, now } = context;
  const judged = await judgePayment(transaction, context, request, 'payout');
  const outcome = judged === 'pass' && (await isHeldAsDouble(transaction, context.player)) ? 'review' : judged;
  if (outcome === 'review') await updatePayment(transaction, payment.id, { is_held: true });
  if (outcome === 'refuse') await movePayment(transaction, provider, payment, { to: 'rejected', reason: 'risk', now });
  else if (payment.type !== 'crypto' || coolUntil !== null)
    await enqueue(
      transaction,
      'payout',
      { payment: payment.id },
      { runAt: coolUntil ?? new Date(now.getTime() + RECALL_WINDOW_MS), key: `payout:${payment.id}` },
    );
  else if (outcome === 'review') await holdPayout(transaction, provider, payment, now);
  else await startPayout(transaction, provider, payment, now, false);
}

/** Until when a withdrawal to a new crypto address waits; it's announced by mail. Null if it doesn't wait. */
async function coolDownOf(transaction: Transaction, { player, now }: CashboxContext, request: PaymentRequest): Promise<Date | null> {
  const address = request.fields.address ?? '';
  const until = coolDownUntil(await readAddressFacts(transaction, player, request.currency, address), now);
  if (until !== null) await notifyOfNewAddress(transaction, player, now);
  return until;
}

/**
 * Requests a payout: real money leaves the account immediately (CASH-017) and waits. Crypto goes out immediately, anything else after the
 * time in which it can be cancelled. Refuses what `admit` and `request_withdrawal` refuse.
 */
export function createWithdrawal(context: CashboxContext, request: WithdrawalRequest): Steps<PaymentProgress> {
  return paymentSteps(context, (transaction) => beginWithdrawal(transaction, context, request));
}

async function beginWithdrawal(transaction: Transaction, context: CashboxContext, request: WithdrawalRequest): Promise<string> {
  const { provider, player, now } = context;
  const { method, fee_cents } = await admit(transaction, context, request, 'cashout');
  const fields = await withSavedToken(transaction, player, request.method, request.fields);
  requireDestination(context, { ...request, fields });
  await requireOwnInstrument(transaction, context, { method: method.id, fields }, method.type === 'crypto');
  await requireForWithdrawal(transaction, context, request);
  await requireSourceFirst(transaction, context, { ...request, fields });
  const coolUntil = method.type === 'crypto' ? await coolDownOf(transaction, context, request) : null;
  const id = randomUUID();
  await requestWithdrawal(
    transaction,
    { reference: id, player, currency: request.currency, amount: request.amount_cents },
    request.forfeits_bonus,
  );
  const payment = await insertPayment(transaction, {
    id,
    player_id: player,
    action: 'cashout',
    method: method.id,
    ...recognisable(provider, method.brand, fields),
    provider: method.provider,
    type: method.type,
    currency: request.currency,
    amount_cents: request.amount_cents,
    fee_cents,
    fields,
    // A player who didn't request it can cancel it.
    recallable: method.recallable || coolUntil !== null,
    created_at: now,
  });
  await noteStep(transaction, payment, 'created', now);
  await emit(transaction, player, 'payments_changes', {
    id,
    action: 'cashout',
    state: 'pending',
    amount_cents: payment.amount_cents,
    currency: payment.currency,
  });
  const isLithuanian = fields.iban !== undefined && judgeIban(fields.iban).notice !== null;
  if (isLithuanian) await joinByRule(transaction, player, groups.lithuanianIban);
  await begin(transaction, context, payment, { ...request, fields }, coolUntil);
  return id;
}

/**
 * Cancels a pending withdrawal (CASH-009), except during a break from play (LIMIT-006). Refuses: payment_not_found, payment_not_recallable,
 * player_excluded, money_stopped.
 */
export async function recallWithdrawalOf(transaction: Transaction, context: CashboxContext, id: string): Promise<PaymentProgress> {
  const { provider, player, now } = context;
  const payment = await lockPayment(transaction, id, player);
  if (!payment) throw refuse('payment_not_found');
  const licence = await playerLicence(transaction, player);
  if (!isRecallable({ ...payment, isMethodRecallable: payment.recallable, licence })) throw refuse('payment_not_recallable');
  const recalled = await movePayment(transaction, provider, payment, { to: 'recalled', now });
  return presentProgress(transaction, recalled, licence);
}
