import { Link, useHydrated } from '@tanstack/react-router';
import Dices from 'lucide-react/icons/dices';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import LogIn from 'lucide-react/icons/log-in';
import Menu from 'lucide-react/icons/menu';
import Radio from 'lucide-react/icons/radio';
import UserPlus from 'lucide-react/icons/user-plus';
import Wallet from 'lucide-react/icons/wallet';
import { useTakesNewPlayers } from '../../platform/context/brand';
import { useFlag } from '../../platform/config/flags';
import { useText } from '../../platform/i18n';
import { useBreak } from '../../platform/session';
import { classNames } from '../../ui/class-names';
import { useCorner } from '../player-area/account-area';
import styles from './bottom-bar.module.css';

/** The cashbox for a player, sign-in and sign-up for a guest; leaving the page during a sign-out would cancel it. */
function FirstPlaces() {
  const t = useText();
  const corner = useCorner();
  const takesNewPlayers = useTakesNewPlayers();
  const playBreak = useBreak();
  const isHydrated = useHydrated();
  if (playBreak && corner === 'player') return null;
  if (corner === 'player') {
    return (
      <Link to="/deposit" className={styles.money}>
        <Wallet aria-hidden size={22} />
        {t('shell.deposit')}
      </Link>
    );
  }
  // The server renders what a guest sees; the style hides it from a player until the page is hydrated.
  if (corner === 'unknown' && isHydrated) return <span className={styles.money} aria-hidden />;
  const guests = !isHydrated && styles.guests;
  return (
    <>
      <Link to="/sign-in" className={classNames(styles.item, guests)}>
        <LogIn aria-hidden size={22} />
        {t('shell.sign-in')}
      </Link>
      {takesNewPlayers && (
        <Link to="/sign-up" className={classNames(styles.money, guests)}>
          <UserPlus aria-hidden size={22} />
          {t('shell.sign-up')}
        </Link>
      )}
    </>
  );
}

/** The phone's bar: cashbox or sign-in, games, slots, live or sports while betting shows, menu (MOB-001). */
export function BottomBar() {
  const t = useText();
  const isBettingShown = useFlag('betting');
  return (
    <nav aria-label={t('shell.quick-navigation')} className={styles.bar}>
      <FirstPlaces />
      <Link to="/" className={styles.item} activeProps={{ className: styles.active }} activeOptions={{ exact: true }}>
        <LayoutGrid aria-hidden size={22} />
        {t('shell.games')}
      </Link>
      <Link to="/pokies" className={styles.item} activeProps={{ className: styles.active }}>
        <Dices aria-hidden size={22} />
        {t('shell.pokies')}
      </Link>
      <Link to={isBettingShown ? '/sport' : '/live'} className={styles.item} activeProps={{ className: styles.active }}>
        <Radio aria-hidden size={22} />
        {t(isBettingShown ? 'shell.sports' : 'shell.live')}
      </Link>
      <Link to="/menu" className={styles.item}>
        <Menu aria-hidden size={22} />
        {t('shell.menu')}
      </Link>
    </nav>
  );
}
