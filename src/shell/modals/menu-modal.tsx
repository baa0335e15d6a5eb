import { Link } from '@tanstack/react-router';
import { useText } from '../../platform/i18n';
import { useSession } from '../../platform/session';
import { Sheet } from '../../ui/sheet';
import { mainLinks } from '../links';
import { LanguageList } from '../language-list';
import { LocalTime } from '../local-time';
import type { ModalProps } from '../modal-host';
import styles from './menu-modal.module.css';

const ownLinks = [
  { to: '/profile', text: 'shell.profile' },
  { to: '/cashbox', text: 'shell.cashbox' },
  { to: '/favorite-games', text: 'shell.favorites' },
  { to: '/notifications', text: 'shell.notifications' },
  { to: '/profile/limits', text: 'shell.limits' },
] as const;

/** The phone's sidebar: where to go, the account, the language, the local time (MOB-002). */
export default function MenuModal({ onClose }: ModalProps) {
  const t = useText();
  const { status } = useSession();
  return (
    <Sheet isOpen onClose={onClose} title={t('shell.menu')} closeText={t('shell.close')}>
      <nav aria-label={t('shell.menu')} className={styles.list}>
        {mainLinks.map(({ to, text }) => (
          <Link key={text} {...to} className={styles.link}>
            {t(text)}
          </Link>
        ))}
        {status === 'player' &&
          ownLinks.map(({ to, text }) => (
            <Link key={to} to={to} className={styles.link}>
              {t(text)}
            </Link>
          ))}
      </nav>
      <LanguageList />
      <LocalTime />
    </Sheet>
  );
}
