import { createFileRoute } from '@tanstack/react-router';
import { SecurityHistoryPage } from '../features/account/security/security-history-page';
import { requireLogin } from '../shell/guards/guards';
import { titleOf } from '../shell/titles/title';

export const Route = createFileRoute('/profile/security/history')({
  beforeLoad: requireLogin,
  head: titleOf('account.events.title'),
  component: SecurityHistoryPage,
});
