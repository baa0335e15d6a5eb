import { Link } from '@tanstack/react-router';
import UserRound from 'lucide-react/icons/user-round';
import { BalancePill } from '../features/cashbox/balance-pill';
import { Bell } from '../features/notifications/bell';
import { useText } from '../platform/i18n';
import { useSession } from '../platform/session';
import { classNames } from '../ui/class-names';
import styles from './account-area.module.css';

/**
 * What stands at the header's end: ways in for a guest, money and messages for a player. Its place is kept while
 * neither is known.
 */
export function AccountArea() {
  const t = useText();
  const { status, player } = useSession();
  if (status === 'unknown') return <div className={styles.unknown} aria-hidden />;
  if (status === 'guest') {
    return (
      <div className={styles.area}>
        <Link to="/sign-in" className={styles.quiet}>
          {t('shell.sign-in')}
        </Link>
        <Link to="/sign-up" className={styles.main}>
          {t('shell.sign-up')}
        </Link>
      </div>
    );
  }
  return (
    <div className={styles.area}>
      <BalancePill />
      <Link to="/deposit" className={classNames(styles.main, styles.wide)}>
        {t('shell.deposit')}
      </Link>
      <Bell />
      <Link to="/profile" className={styles.person} aria-label={t('shell.profile')}>
        <UserRound aria-hidden size={22} />
        <span className={styles.name}>{player?.nickname}</span>
      </Link>
    </div>
  );
}
