import { randomUUID } from 'node:crypto';
import { formatMoney } from '#rules/money/format';
import { writeAudit } from '#server/database/audit-store';
import type { Transaction } from '#server/database/connection';
import { enqueue } from '#server/database/enqueue';
import { holdReturnedDeposit } from '#server/database/ledger';
import { notify } from '#server/domains/notifications/notify';
import type { PaymentProvider } from '#server/ports/payment-provider';
import { insertPayment, type PaymentRow } from '../store';
import { movePayment, noteStep } from './move';
import type { ReturnMailTask, ReturnReason } from './return-mail-job';

/**
 * Credits a deposit that arrived during a break or beyond a limit, and starts the payout that returns it, in one transaction: the money is
 * never lost and never playable. It triggers no bonus, saved card or deposit notice; the player gets a notification and a mail. The
 * caller has locked the payment. Returns the credited deposit.
 */
export async function returnDeposit(
  transaction: Transaction,
  provider: PaymentProvider,
  deposit: PaymentRow,
  { reason, amountCents, now }: { reason: ReturnReason; amountCents: number; now: Date },
): Promise<PaymentRow> {
  const credited = await movePayment(transaction, provider, deposit, { to: 'succeeded', reason, amountCents, isReturned: true, now });
  const { save: _, ...fields } = credited.fields;
  const id = randomUUID();
  const { player_id, currency, method, brand, detail, card_fingerprint, type } = credited;
  await holdReturnedDeposit(transaction, { reference: id, deposit: credited.id, player: player_id, currency });
  const payout = await insertPayment(transaction, {
    id,
    player_id,
    currency,
    method,
    brand,
    detail,
    card_fingerprint,
    type,
    fields,
    action: 'cashout',
    provider: credited.provider,
    amount_cents: credited.amount_cents,
    fee_cents: 0,
    recallable: false,
    returns: credited.id,
    created_at: now,
  });
  await noteStep(transaction, payout, 'created', now);
  await enqueue(transaction, 'payout', { payment: id }, { key: `payout:${id}` });
  await writeAudit(transaction, {
    actor: 'provider',
    player_id,
    kind: 'deposit_returned',
    details: { payment: credited.id, payout: id, reason, amount_cents: credited.amount_cents, currency },
  });
  await notifyPlayer(transaction, payout, reason, now);
  return credited;
}

async function notifyPlayer(
  transaction: Transaction,
  { id, player_id, amount_cents, currency }: PaymentRow,
  reason: ReturnReason,
  now: Date,
): Promise<void> {
  await notify(
    transaction,
    player_id,
    {
      type: 'payments_changes',
      category: 'payments',
      title: 'cashbox.note-returned-title',
      text: reason === 'player_excluded' ? 'cashbox.note-returned-break' : 'cashbox.note-returned-limit',
      values: (locale) => ({ amount: formatMoney(amount_cents, currency, locale) }),
      icon: 'payments',
      button: { title: 'cashbox.note-deposit-button', path: '/cashbox' },
    },
    now,
  );
  const task: ReturnMailTask = { payout: id, reason };
  await enqueue(transaction, 'returned_deposit_mail', task, { key: `returned:${id}` });
}
