import { createFileRoute } from '@tanstack/react-router';
import { SecurityPage } from '../features/account/profile/security-page';
import { requireLogin } from '../shell/guards/guards';
import { titleOf } from '../shell/titles/title';

export const Route = createFileRoute('/profile/security/')({
  beforeLoad: requireLogin,
  head: titleOf('account.security.title'),
  component: SecurityPage,
});
