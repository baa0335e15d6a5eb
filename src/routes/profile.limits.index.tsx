import { createFileRoute } from '@tanstack/react-router';
import { LimitsPage } from '../features/limits/limits-page';
import { noteMoment } from '../features/notifications/earned-moment';
import { requireLogin } from '../shell/guards';
import { titleOf } from '../shell/title';

export const Route = createFileRoute('/profile/limits/')({
  beforeLoad: requireLogin,
  head: () => titleOf('shell.limits'),
  component: Page,
});

function Page() {
  return <LimitsPage onLimitSet={() => noteMoment('limit_set')} />;
}
