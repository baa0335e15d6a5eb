import { createFileRoute } from '@tanstack/react-router';
import { loadQuest } from '../features/competitions/load';
import { QuestsPage } from '../features/competitions/quests/quests-page';
import { titled, titleOf } from '../shell/titles/title';

export const Route = createFileRoute('/action/{-$slug}')({
  loader: ({ context, params }) => loadQuest(context.app, params.slug),
  head: (of) =>
    of.loaderData === undefined
      ? titleOf('competitions.quests', 'competitions.quests.lead')(of)
      : titled(of.match.context.app, of.loaderData),
  component: Page,
});

function Page() {
  const { slug } = Route.useParams();
  return <QuestsPage slug={slug} />;
}
