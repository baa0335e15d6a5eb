import { Link } from '@tanstack/react-router';
import { useFormat, useText } from '../../../platform/i18n';
import { useBreak } from '../../../platform/session';
import styles from './withdrawal-head.module.css';

interface WithdrawalHeadProps {
  currency: string;
  availableCents: number;
  /** Bonus money in the same account, which can't be withdrawn. */
  bonusCents: number;
  /** The smallest withdrawal; null while it isn't known. */
  leastCents: number | null;
}

/** The withdrawable balance, the rest of the account, and what to do if it's zero or too little. */
export function WithdrawalHead({ currency, availableCents, bonusCents, leastCents }: WithdrawalHeadProps) {
  const t = useText();
  const { money } = useFormat();
  const isOnBreak = useBreak() !== null;
  const isTooLittle = leastCents !== null && availableCents > 0 && availableCents < leastCents;
  return (
    <div className={styles.head}>
      <p className={styles.label}>{t('cashbox.available-label')}</p>
      <p className={styles.amount}>{money(availableCents, currency)}</p>
      {bonusCents > 0 && (
        <p className={styles.note}>
          {t(isOnBreak ? 'cashbox.available-bonus.break' : 'cashbox.available-bonus', { amount: money(bonusCents, currency) })}
        </p>
      )}
      {availableCents === 0 && <p className={styles.note}>{t(isOnBreak ? 'cashbox.available-none.break' : 'cashbox.available-none')}</p>}
      {isTooLittle && (
        <p className={styles.note}>
          {t('cashbox.available-small', { least: money(leastCents, currency) })}{' '}
          <Link to="/profile/data">{t('cashbox.available-close')}</Link>
        </p>
      )}
    </div>
  );
}
