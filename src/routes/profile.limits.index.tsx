import { createFileRoute } from '@tanstack/react-router';
import { limitsQuery } from '../features/limits/limits';
import { LimitsPage } from '../features/limits/limits-page';
import { loadPlayerReads } from '../platform/reads/player-reads';
import { requireLogin } from '../shell/guards/guards';
import { titleOf } from '../shell/titles/title';

export const Route = createFileRoute('/profile/limits/')({
  beforeLoad: requireLogin,
  loader: ({ context: { app, queryClient } }) => loadPlayerReads(app, () => [queryClient.ensureQueryData(limitsQuery())]),
  head: titleOf('shell.limits'),
  component: LimitsPage,
});
