import ReceiptText from 'lucide-react/icons/receipt-text';
import type { ReactNode } from 'react';
import type { Payment } from '#contract/fields/payment';
import { useFormat, useText } from '../../../platform/i18n';
import { Badge } from '../../../ui/badge';
import { EmptyState } from '../../../ui/empty-state';
import { MethodMark } from '../methods/method-mark';
import { brandName, signedAmount, stateName } from '../methods/names';
import styles from './payments-list.module.css';

interface PaymentsListProps {
  payments: readonly Payment[];
  onOpenPayment: (id: string) => void;
  /** What to do if there aren't any yet. */
  wayOn?: ReactNode;
}

/** The last operations, each with a link to its timeline. */
export function PaymentsList({ payments, onOpenPayment, wayOn }: PaymentsListProps) {
  const t = useText();
  const format = useFormat();
  if (payments.length === 0)
    return (
      <EmptyState icon={<ReceiptText aria-hidden />} title={t('cashbox.history-none')} action={wayOn}>
        {t('cashbox.history-none-text')}
      </EmptyState>
    );
  return (
    <ul className={styles.list}>
      {payments.map((payment) => {
        const state = stateName(t, payment);
        const kind = payment.action === 'deposit' ? 'deposit' : payment.is_return ? 'return' : 'cashout';
        return (
          <li key={payment.id}>
            <button type="button" className={styles.payment} onClick={() => onOpenPayment(payment.id)}>
              <MethodMark brand={payment.brand} />
              <span className={styles.texts}>
                <span className={styles.name}>{t(`cashbox.action-${kind}`)}</span>
                <span className={styles.note}>
                  {brandName(t, payment.brand)} {payment.detail}
                </span>
                <span className={styles.note}>{format.dateTime(payment.created_at)}</span>
              </span>
              <span className={styles.end}>
                <span className={styles.amount}>{signedAmount(payment, format)}</span>
                <Badge tone={state.tone}>{state.text}</Badge>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
