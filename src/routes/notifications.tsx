import { createFileRoute } from '@tanstack/react-router';
import { NotificationsPage } from '../features/notifications/inbox/notifications-page';
import { requireLogin } from '../shell/guards/guards';
import { titleOf } from '../shell/titles/title';

export const Route = createFileRoute('/notifications')({
  beforeLoad: requireLogin,
  head: titleOf('notifications.title'),
  component: NotificationsPage,
});
