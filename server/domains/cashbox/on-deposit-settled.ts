import type { Transaction } from '#server/database/connection';
import { notify } from '#server/domains/notifications/notify';
import { formatMoney } from '#rules/money/format';
import type { PaymentRow } from './store';

/** What follows from money that came in: the player is told, also by a push, in the same transaction. */
export async function onDepositSettled(transaction: Transaction, payment: PaymentRow, now: Date): Promise<void> {
  await notify(
    transaction,
    payment.player_id,
    {
      type: 'payments_changes',
      category: 'payments',
      title: 'cashbox.note-deposit-title',
      text: 'cashbox.note-deposit-text',
      values: (locale) => ({ amount: formatMoney(payment.amount_cents, payment.currency, locale) }),
      icon: 'payments',
      button: { title: 'cashbox.note-deposit-button', path: '/cashbox' },
    },
    now,
  );
}
