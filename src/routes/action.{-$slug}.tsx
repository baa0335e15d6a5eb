import { createFileRoute } from '@tanstack/react-router';
import { QuestsPage } from '../features/competitions/quests-page';
import { tournamentsQuery } from '../features/competitions/tournaments';
import { titleOf } from '../shell/title';

export const Route = createFileRoute('/action/{-$slug}')({
  loader: ({ context }) => context.queryClient.ensureQueryData(tournamentsQuery()),
  head: () => titleOf('competitions.quests'),
  component: Page,
});

function Page() {
  const { slug } = Route.useParams();
  return <QuestsPage slug={slug} />;
}
