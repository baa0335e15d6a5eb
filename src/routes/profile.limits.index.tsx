import { createFileRoute } from '@tanstack/react-router';
import { LimitsPage } from '../features/limits/limits-page';
import { requireLogin } from '../shell/guards';
import { titleOf } from '../shell/title';

export const Route = createFileRoute('/profile/limits/')({
  beforeLoad: requireLogin,
  head: () => titleOf('shell.limits'),
  component: LimitsPage,
});
