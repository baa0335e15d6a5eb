import { Link } from '@tanstack/react-router';
import BellOff from 'lucide-react/icons/bell-off';
import { useEffect } from 'react';
import { useText } from '../../../platform/i18n';
import { useStart } from '../../../platform/presence/use-now';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { PageHeading } from '../../../ui/page-heading';
import { SkeletonRows } from '../../../ui/skeleton-rows';
import { useInbox } from './inbox-state';
import { markRead } from './marks';
import { NotificationItem } from './notification-item';
import styles from './notifications.module.css';

/** The history of the last two hours, also offline (NOTIF-002, OFF-001). */
export function NotificationsPage() {
  const t = useText();
  const { items, isLoaded, unread } = useInbox();
  const now = useStart();
  useEffect(() => {
    void navigator.clearAppBadge?.().catch(() => undefined);
  }, []);
  return (
    <div className={styles.page}>
      <PageHeading
        title={t('notifications.title')}
        lead={t('notifications.lead')}
        action={
          (items.length > 0 || !isLoaded) && (
            <Button variant="quiet" disabled={unread === 0} onClick={() => void markRead(items.map(({ id }) => id))}>
              {t('notifications.read-all')}
            </Button>
          )
        }
      />
      {!isLoaded && <SkeletonRows count={3} />}
      {isLoaded && items.length === 0 && <EmptyState icon={<BellOff />} title={t('notifications.none')} />}
      <ul className={styles.list}>
        {items.map((item) => (
          <NotificationItem key={item.id} item={item} now={now} />
        ))}
      </ul>
      {isLoaded && (
        <Link to="/profile/notifications" className={styles.way}>
          {t('notifications.settings')}
        </Link>
      )}
    </div>
  );
}
