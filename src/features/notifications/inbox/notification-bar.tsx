import { useText } from '../../../platform/i18n';
import { useStart } from '../../../platform/presence/use-now';
import { useInbox } from './inbox-state';
import { NotificationItem } from './notification-item';
import styles from './notifications.module.css';

/** The newest unread notification, with its actions in place; nothing without one (MOB-002). */
export function NotificationBar() {
  const t = useText();
  const { items } = useInbox();
  const now = useStart();
  const newest = items.find(({ read }) => !read);
  if (!newest) return null;
  return (
    <ul className={styles.list} aria-label={t('notifications.newest')}>
      <NotificationItem key={newest.id} item={newest} now={now} />
    </ul>
  );
}
