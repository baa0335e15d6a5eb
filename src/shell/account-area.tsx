import { Link } from '@tanstack/react-router';
import { useText } from '../platform/i18n';
import { useSession } from '../platform/session';
import styles from './account-area.module.css';

/** What stands at the header's end: ways in for a guest, money and messages for a player. Its place is kept while neither is known. */
export function AccountArea() {
  const t = useText();
  const { status } = useSession();
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
      <Link to="/deposit" className={styles.main}>
        {t('shell.deposit')}
      </Link>
    </div>
  );
}
