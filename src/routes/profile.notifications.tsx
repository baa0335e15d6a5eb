import { createFileRoute } from '@tanstack/react-router';
import { PushSettingsPage, pushSettingsQuery } from '../features/notifications/push/push-settings-page';
import { requireLogin } from '../shell/guards/guards';
import { titleOf } from '../shell/titles/title';

export const Route = createFileRoute('/profile/notifications')({
  beforeLoad: requireLogin,
  loader: ({ context }) => context.queryClient.ensureQueryData(pushSettingsQuery()),
  head: titleOf('notifications.settings'),
  component: PushSettingsPage,
});
