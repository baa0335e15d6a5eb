import { useFormat, useText } from '../../../platform/i18n';
import styles from './withdrawal-head.module.css';

/** The withdrawable balance, and what to do if it's zero. */
export function WithdrawalHead({ currency, availableCents }: { currency: string; availableCents: number }) {
  const t = useText();
  const { money } = useFormat();
  return (
    <div className={styles.head}>
      <p className={styles.label}>{t('cashbox.available-label')}</p>
      <p className={styles.amount}>{money(availableCents, currency)}</p>
      {availableCents === 0 && <p className={styles.note}>{t('cashbox.available-none')}</p>}
    </div>
  );
}
