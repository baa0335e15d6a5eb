import Megaphone from 'lucide-react/icons/megaphone';
import { NoticeList, useNotices } from '../../features/notifications/house/header-notices';
import { useText } from '../../platform/i18n';
import { PopoverDropdown } from './dropdown';
import header from '../header/header.module.css';
import styles from './notices-menu.module.css';

/**
 * The notices of the house in the header of desktops; the number of new ones shows on the icon and in its label (WIDG-001).
 * Their space is reserved while they load and if there are none, so that nothing shifts.
 */
export function NoticesMenu() {
  const t = useText();
  const notices = useNotices();
  const fresh = notices.filter(({ status }) => status === 'new').length;
  if (notices.length === 0) return <span className={header.language} />;
  return (
    <PopoverDropdown
      label={fresh > 0 ? t('shell.house-notices-new', { count: fresh }) : t('shell.house-notices')}
      className={header.language}
      side="end"
      button={
        <span className={styles.sign}>
          <Megaphone aria-hidden size={22} />
          {fresh > 0 && (
            <span className={styles.count} aria-hidden>
              {fresh}
            </span>
          )}
        </span>
      }
    >
      <div className={styles.panel}>
        <NoticeList notices={notices} />
      </div>
    </PopoverDropdown>
  );
}
