// @preload
import { Link } from '@tanstack/react-router';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { BalancePill } from '../../features/cashbox/accounts/balance-pill';
import { Bell } from '../../features/notifications/inbox/bell';
import { VipBadge } from '../../features/vip/marks/vip-badge';
import { lazyPart } from '../../platform/loading/lazy-part';
import { loadWholeCatalogue, useText } from '../../platform/i18n';
import { useBreak, useSession } from '../../platform/session';
import { useIsWide } from '../../platform/presence/use-is-wide';
import { useLicence } from '../../platform/context/use-licence';
import { classNames } from '../../ui/class-names';
import styles from './account-area.module.css';
import { PopoverDropdown } from '../menus/dropdown';
import { GiftsLink } from './gifts-link';

const SessionTimer = lazyPart(async () => (await Promise.all([import('./session-timer'), loadWholeCatalogue()]))[0].SessionTimer);
const BalanceDetails = lazyPart(async () => (await Promise.all([import('./balance-details'), loadWholeCatalogue()]))[0].BalanceDetails);

/** The player's end of the header: balance first, then gifts and notifications, then the player (HEAD-001, HEAD-009). */
export function PlayerArea() {
  const t = useText();
  const { player } = useSession();
  const isWide = useIsWide();
  const licence = useLicence();
  const playBreak = useBreak();
  return (
    <div className={styles.area}>
      {licence === 'EE' && player && <SessionTimer key={player.session_epoch} session={player.session_epoch} />}
      <div className={classNames(styles.money, isWide && styles.unfolds)}>
        <BalancePill />
        {isWide && (
          <PopoverDropdown label={t('shell.balances')} className={styles.unfold} side="end" button={<ChevronDown aria-hidden size={18} />}>
            <BalanceDetails placeholder={<div className={styles.awaited} />} />
          </PopoverDropdown>
        )}
      </div>
      {!playBreak && (
        <Link to="/deposit" className={classNames(styles.main, styles.wide)}>
          {t('shell.deposit')}
        </Link>
      )}
      {isWide && !playBreak && <GiftsLink />}
      <span className={styles.messages}>
        <Bell />
      </span>
      <Link to="/profile" className={styles.person} aria-label={t('shell.profile')}>
        <VipBadge />
        <span className={styles.name}>{player?.nickname}</span>
      </Link>
    </div>
  );
}
