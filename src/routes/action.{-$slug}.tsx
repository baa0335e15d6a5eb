import { createFileRoute } from '@tanstack/react-router';
import { loadTab } from '../features/competitions/load';
import { QuestsPage } from '../features/competitions/quests-page';
import { titleOf } from '../shell/title';

export const Route = createFileRoute('/action/{-$slug}')({
  loader: ({ context }) => loadTab(context.queryClient, 'actions'),
  head: () => titleOf('competitions.quests', 'competitions.quests.lead'),
  component: Page,
});

function Page() {
  const { slug } = Route.useParams();
  return <QuestsPage slug={slug} />;
}
