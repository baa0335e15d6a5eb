import { createFileRoute } from '@tanstack/react-router';
import { loadQuest } from '../features/competitions/load';
import { QuestsPage } from '../features/competitions/quests-page';
import { titled, titleOf } from '../shell/title';

export const Route = createFileRoute('/action/{-$slug}')({
  loader: ({ context, params }) => loadQuest(context.queryClient, params.slug),
  head: ({ loaderData }) => (loaderData === undefined ? titleOf('competitions.quests', 'competitions.quests.lead') : titled(loaderData)),
  component: Page,
});

function Page() {
  const { slug } = Route.useParams();
  return <QuestsPage slug={slug} />;
}
