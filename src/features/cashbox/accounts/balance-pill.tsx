import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useFormat, useText } from '../../../platform/i18n';
import { useSession } from '../../../platform/session';
import styles from './balance-pill.module.css';
import { accountsQuery } from '../queries';

/** The balance in the header of every page, bonus money separate from the player's own; it links to the cashbox (HEAD-001, CASH-017). */
export function BalancePill() {
  const t = useText();
  const { money } = useFormat();
  const { player } = useSession();
  const { data } = useQuery({ ...accountsQuery(), enabled: player !== null });
  const account = data?.data.find(({ currency }) => currency === player?.currency) ?? data?.data[0];
  const amount = account ? money(account.available_to_cashout_cents, account.currency) : '';
  const bonusCents = account ? account.amount_cents - account.available_to_cashout_cents : 0;
  if (!account || bonusCents <= 0) {
    return (
      <Link to="/cashbox" className={styles.pill} aria-label={t('cashbox.balance', { amount })}>
        {amount}
      </Link>
    );
  }
  const bonus = money(bonusCents, account.currency);
  return (
    <Link to="/cashbox" className={styles.pill} aria-label={t('cashbox.balance-with-bonus', { amount, bonus })}>
      {amount}
      <span className={styles.bonus}>{t('cashbox.balance-pill-bonus', { amount: bonus })}</span>
    </Link>
  );
}
