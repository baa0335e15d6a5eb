import { Link, useRouter } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import Bell from 'lucide-react/icons/bell';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import Club from 'lucide-react/icons/club';
import Dices from 'lucide-react/icons/dices';
import Gauge from 'lucide-react/icons/gauge';
import Heart from 'lucide-react/icons/heart';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import LogOut from 'lucide-react/icons/log-out';
import MapIcon from 'lucide-react/icons/map';
import Medal from 'lucide-react/icons/medal';
import Radio from 'lucide-react/icons/radio';
import Trophy from 'lucide-react/icons/trophy';
import Wallet from 'lucide-react/icons/wallet';
import { signOut } from '../../features/account/doors/sign-in';
import { InstallEntry } from '../../features/install/install-entry';
import { NotificationBar } from '../../features/notifications/notification-bar';
import type { MessageKey } from '#locales/index';
import { useText } from '../../platform/i18n';
import { useSession } from '../../platform/session';
import { Button } from '../../ui/button';
import { Sheet } from '../../ui/sheet';
import { mainLinks, ownLinks } from '../links';
import { LanguageList } from '../language-list';
import { LocalTime } from '../local-time';
import type { ModalProps } from '../modal-host';
import styles from './menu-modal.module.css';

/** The picture beside each place; a new place without one shows its word alone. */
const icons: Partial<Record<MessageKey, LucideIcon>> = {
  'shell.lobby': LayoutGrid,
  'shell.pokies': Dices,
  'shell.roulette': Club,
  'shell.live': Radio,
  'shell.vip': Trophy,
  'shell.tournaments': Medal,
  'shell.quests': MapIcon,
  'shell.profile': CircleUserRound,
  'shell.cashbox': Wallet,
  'shell.favorites': Heart,
  'shell.notifications': Bell,
  'shell.limits': Gauge,
};

/** The phone's sidebar: who is here or the ways in, where to go, the account, the language, the local time (MOB-002). */
export default function MenuModal({ onClose }: ModalProps) {
  const t = useText();
  const { status } = useSession();
  return (
    <Sheet isOpen onClose={onClose} title={t('shell.menu')} closeText={t('shell.close')}>
      <div className={styles.menu}>
        {status === 'guest' && <WaysIn />}
        {status === 'player' && <Whose />}
        {status === 'player' && <NotificationBar />}
        <nav aria-label={t('shell.menu')} className={styles.list}>
          {mainLinks.map((link) => (
            <Place key={link.text} link={link} />
          ))}
        </nav>
        {status === 'player' && (
          <nav aria-label={t('shell.account')} className={styles.list}>
            {ownLinks.map((link) => (
              <Place key={link.text} link={link} />
            ))}
          </nav>
        )}
        <InstallEntry />
        <LanguageList />
        <div className={styles.end}>
          {status === 'player' && <SignOut />}
          <LocalTime />
        </div>
      </div>
    </Sheet>
  );
}

type PlaceLink = (typeof mainLinks)[number] | (typeof ownLinks)[number];

function Place({ link: { text, to } }: { link: PlaceLink }) {
  const t = useText();
  const Icon = icons[text];
  return (
    <Link {...to} className={styles.link}>
      {Icon && <Icon aria-hidden="true" size={20} />}
      <span>{t(text)}</span>
    </Link>
  );
}

function WaysIn() {
  const t = useText();
  return (
    <div className={styles.ways}>
      <Button variant="primary" size="large" isWide render={<Link to="/sign-up" />}>
        {t('shell.sign-up')}
      </Button>
      <Button variant="quiet" size="large" isWide render={<Link to="/sign-in" />}>
        {t('shell.sign-in')}
      </Button>
    </div>
  );
}

/** Whose account this is, and the ways of its money. */
function Whose() {
  const t = useText();
  const { player } = useSession();
  return (
    <>
      <p className={styles.whose}>
        <strong>{player?.nickname ?? player?.first_name}</strong>
        <span>{player?.email}</span>
      </p>
      <div className={styles.ways}>
        <Button variant="primary" size="large" isWide render={<Link to="/deposit" />}>
          {t('shell.deposit')}
        </Button>
        <Button variant="quiet" size="large" isWide render={<Link to="/withdraw" />}>
          {t('shell.withdraw')}
        </Button>
      </div>
    </>
  );
}

function SignOut() {
  const t = useText();
  const router = useRouter();
  const leave = async () => {
    await signOut();
    await router.navigate({ to: '/' });
  };
  return (
    <button type="button" className={styles.way} onClick={() => void leave()}>
      <LogOut aria-hidden="true" size={20} />
      {t('shell.sign-out')}
    </button>
  );
}
