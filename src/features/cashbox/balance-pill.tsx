import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { useFormat, useText } from '../../platform/i18n';
import { useSession } from '../../platform/session';
import styles from './balance-pill.module.css';
import { accountsQuery } from './queries';

/** The balance in money, in the header of every page; it leads to the cashbox (HEAD-001). */
export function BalancePill() {
  const t = useText();
  const { money } = useFormat();
  const { player } = useSession();
  const { data } = useQuery({ ...accountsQuery(), enabled: player !== null });
  const account = data?.data.find(({ currency }) => currency === player?.currency) ?? data?.data[0];
  const amount = account ? money(account.amount_cents, account.currency) : '';
  return (
    <Link to="/cashbox" className={styles.pill} aria-label={t('cashbox.balance', { amount })}>
      {amount}
    </Link>
  );
}
