import { Link } from '@tanstack/react-router';
import Dices from 'lucide-react/icons/dices';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Menu from 'lucide-react/icons/menu';
import Radio from 'lucide-react/icons/radio';
import UserPlus from 'lucide-react/icons/user-plus';
import Wallet from 'lucide-react/icons/wallet';
import { useText } from '../platform/i18n';
import { useSession } from '../platform/session';
import styles from './bottom-bar.module.css';

/** The phone's bar of five: money or the way in, games, slots, live, menu (MOB-001). */
export function BottomBar() {
  const t = useText();
  const { status, player } = useSession();
  // Whose sign-out is under way is shown no way in: who leaves the page now would cut it off.
  const isLeaving = status === 'unknown' && player !== null;
  return (
    <nav aria-label={t('shell.quick-navigation')} className={styles.bar}>
      {status === 'player' ? (
        <Link to="/deposit" className={styles.money}>
          <Wallet aria-hidden size={22} />
          {t('shell.deposit')}
        </Link>
      ) : isLeaving ? (
        <span className={styles.money} aria-hidden />
      ) : (
        <Link to="/sign-up" className={styles.money}>
          <UserPlus aria-hidden size={22} />
          {t('shell.sign-up')}
        </Link>
      )}
      <Link to="/" className={styles.item} activeProps={{ className: styles.active }} activeOptions={{ exact: true }}>
        <LayoutGrid aria-hidden size={22} />
        {t('shell.games')}
      </Link>
      <Link to="/pokies" className={styles.item} activeProps={{ className: styles.active }}>
        <Dices aria-hidden size={22} />
        {t('shell.pokies')}
      </Link>
      <Link to="/live" className={styles.item} activeProps={{ className: styles.active }}>
        <Radio aria-hidden size={22} />
        {t('shell.live')}
      </Link>
      <Link to="/menu" className={styles.item}>
        <Menu aria-hidden size={22} />
        {t('shell.menu')}
      </Link>
    </nav>
  );
}
