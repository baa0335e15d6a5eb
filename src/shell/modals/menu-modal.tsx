import { Link, useRouter } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import LogOut from 'lucide-react/icons/log-out';
import { useState } from 'react';
import { vipStatuses } from '#contract/fields/vip';
import { kindsOf } from '#rules/account/groups';
import { signOut } from '../../features/account/sign-in/sign-in';
import Bookmarks from '../../features/content/bookmarks';
import { InstallEntry } from '../../features/install/install-entry';
import { NoticeList, useNotices } from '../../features/notifications/house/header-notices';
import { useInbox } from '../../features/notifications/inbox/inbox-state';
import { NotificationBar } from '../../features/notifications/inbox/notification-bar';
import ManagerPanel from '../../features/vip/manager/manager-panel';
import { VipBadge } from '../../features/vip/marks/vip-badge';
import { useIsBarred, useTakesNewPlayers } from '../../platform/context/brand';
import { useText } from '../../platform/i18n';
import { useBreak, useSession } from '../../platform/session';
import { Breakable } from '../../ui/breakable';
import { Button } from '../../ui/button';
import { Message } from '../../ui/message';
import { Sheet } from '../../ui/sheet';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { BalanceFigures } from '../player-area/balance-details';
import { GuestBanner } from '../prompts/guest-banner';
import { LanguageList } from '../language/language-list';
import { LocalTime } from '../header/local-time';
import type { ModalProps } from '../modal-host/modal-props';
import styles from './menu-modal.module.css';
import { MenuPlaces, OwnPlaces, useListedPaths } from './menu-places';

/** The phone's sidebar: the player or sign-in, navigation, the account, the language, the local time (MOB-002). */
export default function MenuModal({ onClose }: ModalProps) {
  const t = useText();
  const { status } = useSession();
  const notices = useNotices();
  const listed = useListedPaths();
  const { isLoaded } = useInbox();
  // Content that loads later than the menu itself shifts nothing.
  const [isInTime] = useState(isLoaded);
  return (
    <Sheet isOpen isTall onClose={onClose} title={t('shell.menu')} closeText={t('shell.close')}>
      <div className={styles.menu}>
        {status === 'guest' && <WaysIn />}
        {status === 'player' && <Whose />}
        {status === 'player' && isInTime && <NotificationBar />}
        <MenuPlaces />
        {status === 'player' && <OwnPlaces />}
        {status === 'player' && !isInTime && <NotificationBar />}
        <Bookmarks className={styles.list} itemClassName={styles.link} without={listed} />
        {status === 'player' && <ManagerPanel />}
        {notices.length > 0 && (
          <section aria-label={t('shell.house-notices')}>
            <NoticeList notices={notices} />
          </section>
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

function WaysIn() {
  const t = useText();
  const takesNewPlayers = useTakesNewPlayers();
  const isBarred = useIsBarred();
  return (
    <>
      {takesNewPlayers && <GuestBanner />}
      {isBarred && (
        <Message tone="warning" title={t('refusals.registration_restricted')}>
          {t('locale.restricted.text')}
        </Message>
      )}
      <div className={styles.ways}>
        {takesNewPlayers && (
          <Button variant="primary" size="large" isWide render={<Link to="/sign-up" />}>
            {t('shell.sign-up')}
          </Button>
        )}
        <Button variant="quiet" size="large" isWide render={<Link to="/sign-in" />}>
          {t('shell.sign-in')}
        </Button>
      </div>
    </>
  );
}

/** The player, the balances, and the cashbox links. */
function Whose() {
  const t = useText();
  const playBreak = useBreak();
  const { player } = useSession();
  const level = kindsOf(player?.groups ?? []).vipLevel;
  const status = level === null ? undefined : vipStatuses[level - 1];
  return (
    <>
      <Link to="/personal-info" className={styles.whose}>
        <VipBadge />
        <p>
          <strong>{player?.nickname ?? player?.first_name}</strong>
          {status && <span>{t(`vip.level.${status.key}`)}</span>}
          <span>
            <Breakable text={player?.email ?? ''} />
          </span>
        </p>
        <VisuallyHidden>{t('account.info.title')}</VisuallyHidden>
        <ChevronRight aria-hidden="true" size={18} className={styles.onward} />
      </Link>
      <BalanceFigures />
      <div className={styles.ways}>
        {!playBreak && (
          <Button variant="primary" size="large" isWide render={<Link to="/deposit" />}>
            {t('shell.deposit')}
          </Button>
        )}
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
