import { createFileRoute } from '@tanstack/react-router';
import { NotificationsPage } from '../features/notifications/notifications-page';
import { requireLogin } from '../shell/guards';
import { titleOf } from '../shell/title';

export const Route = createFileRoute('/notifications')({
  beforeLoad: requireLogin,
  head: titleOf('notifications.title'),
  component: NotificationsPage,
});
