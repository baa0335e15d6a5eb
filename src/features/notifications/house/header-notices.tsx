import { Link } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import Gift from 'lucide-react/icons/gift';
import Newspaper from 'lucide-react/icons/newspaper';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Trophy from 'lucide-react/icons/trophy';
import Wrench from 'lucide-react/icons/wrench';
import { getHeaderNotices } from '#contract/calls/notifications';
import type { Notice } from '#contract/fields/notification';
import { queryOf } from '../../../platform/api/query';
import { useLocale, useText } from '../../../platform/i18n';
import { useBreak, useSession } from '../../../platform/session';
import { useDeferredRead } from '../../../platform/reads/use-deferred-read';
import styles from './header-notices.module.css';

const icons: Record<Notice['icon'], LucideIcon> = { news: Newspaper, gift: Gift, trophy: Trophy, shield: ShieldCheck, wrench: Wrench };

/** The pictures of notices that sell something; other notices are about safety and maintenance. */
const sellingIcons: ReadonlySet<Notice['icon']> = new Set(['news', 'gift', 'trophy']);

/** The house's current notices for the visitor (WIDG-001); none that sells during a break (LIMIT-006). */
export function useNotices(): readonly Notice[] {
  const { status } = useSession();
  const data = useDeferredRead(queryOf(getHeaderNotices, { query: { l: useLocale() } }));
  const isOnBreak = useBreak() !== null;
  const audiences = ['all', status === 'player' ? 'players' : 'guests'];
  return data?.data.filter(({ audience, icon }) => audiences.includes(audience) && !(isOnBreak && sellingIcons.has(icon))) ?? [];
}

/** The notices of the header, new ones labelled (WIDG-001). */
export function NoticeList({ notices }: { notices: readonly Notice[] }) {
  const t = useText();
  return (
    <ul className={styles.list}>
      {notices.map(({ id, icon, message, link, status }) => {
        const Icon = icons[icon];
        return (
          <li key={id} className={styles.notice} data-status={status}>
            <Icon aria-hidden size={20} />
            <div>
              {status === 'new' && <span className={styles.new}>{t('frame.notices.new')}</span>}
              <p>{message}</p>
              {link && <Link to={link.to as '/'}>{link.text}</Link>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
