import { Link } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import Bell from 'lucide-react/icons/bell';
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column';
import ChevronRight from 'lucide-react/icons/chevron-right';
import FolderLock from 'lucide-react/icons/folder-lock';
import Gauge from 'lucide-react/icons/gauge';
import Gift from 'lucide-react/icons/gift';
import Heart from 'lucide-react/icons/heart';
import History from 'lucide-react/icons/history';
import IdCard from 'lucide-react/icons/id-card';
import ReceiptText from 'lucide-react/icons/receipt-text';
import ShieldCheck from 'lucide-react/icons/shield-check';
import TicketPercent from 'lucide-react/icons/ticket-percent';
import Trophy from 'lucide-react/icons/trophy';
import UserRound from 'lucide-react/icons/user-round';
import type { MessageKey } from '#locales/index';
import { useText } from '../../../platform/i18n';
import { usePausesOffers } from '../../../platform/session';
import { classNames } from '../../../ui/class-names';
import styles from './profile-links.module.css';

interface ProfileLink {
  to:
    | '/profile'
    | '/profile/gifts'
    | '/profile/promo-code'
    | '/profile/limits'
    | '/profile/security'
    | '/profile/notifications'
    | '/profile/verification'
    | '/profile/games-history'
    | '/profile/payments'
    | '/profile/statement'
    | '/profile/data'
    | '/favorite-games'
    | '/profile/level';
  text: MessageKey;
  icon: LucideIcon;
}

const root: ProfileLink = { to: '/profile', text: 'account.profile.title', icon: UserRound };

const links: readonly ProfileLink[] = [
  { to: '/profile/gifts', text: 'gifts.title', icon: Gift },
  { to: '/profile/promo-code', text: 'gifts.codes.title', icon: TicketPercent },
  { to: '/profile/limits', text: 'account.profile.limits', icon: Gauge },
  { to: '/profile/security', text: 'account.security.title', icon: ShieldCheck },
  { to: '/profile/notifications', text: 'account.profile.notifications', icon: Bell },
  { to: '/profile/verification', text: 'account.verification.title', icon: IdCard },
  { to: '/profile/payments', text: 'account.profile.payments', icon: ReceiptText },
  { to: '/profile/statement', text: 'account.statement.title', icon: ChartNoAxesColumn },
  { to: '/profile/games-history', text: 'account.history.title', icon: History },
  { to: '/favorite-games', text: 'account.profile.favorites', icon: Heart },
  { to: '/profile/level', text: 'account.profile.level', icon: Trophy },
  { to: '/profile/data', text: 'account.data.title', icon: FolderLock },
];

/**
 * The account pages (PROF-001): beside each of them on a desktop, with the profile itself; under its heading on
 * a phone.
 */
export function ProfileLinks({ isBeside = false }: { isBeside?: boolean }) {
  const t = useText();
  const pausesOffers = usePausesOffers();
  const shown = (isBeside ? [root, ...links] : links).filter(({ to }) => !pausesOffers(to));
  return (
    <nav aria-label={t('account.profile.more')} className={isBeside ? styles.beside : styles.below}>
      <ul className={styles.links}>
        {shown.map(({ to, text, icon: Icon }) => (
          <li key={to}>
            <Link
              to={to}
              className={styles.link}
              activeProps={{ className: classNames(styles.link, styles.active) }}
              activeOptions={{ exact: true }}
            >
              <Icon aria-hidden="true" size={20} />
              <span className={styles.text}>{t(text)}</span>
              <ChevronRight aria-hidden="true" size={18} className={styles.arrow} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
