import type { PaymentAction, PaymentState } from '#contract/fields/payment';
import type { MessageKey } from '#locales/index';
import { formatMoney } from '#rules/money/format';
import type { Transaction } from '#server/database/connection';
import { notify } from '#server/domains/notifications/notify';
import type { PaymentRow } from '../store';

type News = Partial<Record<PaymentState, { title: MessageKey; text: MessageKey }>>;

/** Ends of a payment that its player hears of while doing something else; what was declined or recalled, the player saw. */
const news: Record<PaymentAction, News> = {
  deposit: { succeeded: { title: 'cashbox.note-deposit-title', text: 'cashbox.note-deposit-text' } },
  cashout: {
    success: { title: 'cashbox.note-payout-title', text: 'cashbox.note-payout-text' },
    rejected: { title: 'cashbox.note-refused-title', text: 'cashbox.note-refused-text' },
  },
};

/** What follows from a payment that came to its end: the player is told, also by a push, in the same transaction (NOTIF-001). */
export async function onPaymentSettled(transaction: Transaction, payment: PaymentRow, now: Date): Promise<void> {
  const texts = news[payment.action][payment.state];
  if (!texts) return;
  // What is paid out comes without the fee; what is given back, with it.
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
