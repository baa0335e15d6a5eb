import { createFileRoute } from '@tanstack/react-router';
import { limitsQuery } from '../features/limits/limits';
import { LimitsPage } from '../features/limits/limits-page';
import { noteMoment } from '../features/notifications/earned-moment';
import { ofPlayer } from '../platform/of-player';
import { requireLogin } from '../shell/guards';
import { titleOf } from '../shell/title';

export const Route = createFileRoute('/profile/limits/')({
  beforeLoad: requireLogin,
  loader: ({ context: { app, queryClient } }) => ofPlayer(app, () => [queryClient.ensureQueryData(limitsQuery())]),
  head: titleOf('shell.limits'),
  component: Page,
});

function Page() {
  return <LimitsPage onLimitSet={() => noteMoment('limit_set')} />;
}
