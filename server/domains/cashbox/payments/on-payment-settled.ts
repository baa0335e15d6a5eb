import type { PaymentAction, PaymentState } from '#contract/fields/payment';
import type { MessageKey } from '#locales/index';
import { formatMoney } from '#rules/money/format';
import type { Transaction } from '#server/database/connection';
import { enqueue } from '#server/database/enqueue';
import { readPlayer } from '#server/database/players-store';
import { notify } from '#server/domains/notifications/notify';
import type { PaymentRow } from '../store';

type News = Partial<Record<PaymentState, { title: MessageKey; text: MessageKey }>>;

/** Outcomes that the player isn't watching; a decline or a cancellation is shown to them anyway. */
const news: Record<PaymentAction, News> = {
  deposit: { succeeded: { title: 'cashbox.note-deposit-title', text: 'cashbox.note-deposit-text' } },
  cashout: {
    success: { title: 'cashbox.note-payout-title', text: 'cashbox.note-payout-text' },
    rejected: { title: 'cashbox.note-refused-title', text: 'cashbox.note-refused-text' },
  },
};

/** Runs when a payment is settled: notifies the player, also by push, in the same transaction (NOTIF-001). */
export async function onPaymentSettled(transaction: Transaction, payment: PaymentRow, now: Date): Promise<void> {
  if (payment.action === 'cashout' && payment.state === 'rejected') {
    const { status } = await readPlayer(transaction, payment.player_id, ['status']);
    // The account is closed, so the player can no longer see the balance.
    if (status === 'closed') await enqueue(transaction, 'closure_mail', { player: payment.player_id, kind: 'payout_returned' });
  }
  const texts = news[payment.action][payment.state];
  if (!texts) return;
  // A payout is shown without the fee; a returned amount includes it.
  const amount = payment.state === 'success' ? payment.amount_cents - payment.fee_cents : payment.amount_cents;
  await notify(
    transaction,
    payment.player_id,
    {
      type: 'payments_changes',
      category: 'payments',
      ...texts,
      values: (locale) => ({ amount: formatMoney(amount, payment.currency, locale) }),
      icon: 'payments',
      button: { title: 'cashbox.note-deposit-button', path: '/cashbox' },
    },
    now,
  );
}
