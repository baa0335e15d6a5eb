import { Link } from '@tanstack/react-router';
import BellIcon from 'lucide-react/icons/bell';
import { counterText } from '#rules/notifications/counter';
import { useText } from '../../../platform/i18n';
import { IconButton } from '../../../ui/icon-button';
import { useInbox } from './inbox-state';

/** The link to the notifications with the number of unread ones, 9+ above 9 (HEAD-001, NOTIF-002). */
export function Bell() {
  const t = useText();
  const { unread } = useInbox();
  const label = unread > 0 ? t('notifications.bell-unread', { count: unread }) : t('notifications.bell');
  return (
    <IconButton label={label} count={counterText(unread) || undefined} render={<Link to="/notifications" />}>
      <BellIcon aria-hidden size={22} />
    </IconButton>
  );
}
