import { createFileRoute } from '@tanstack/react-router';
import { LivePage } from '../features/games/live/live-page';
import { liveKindOf, loadLive } from '../features/games/live/live-query';
import { titleOf } from '../shell/titles/title';

/** The live tables of one kind (ROUTE-003). */
export const Route = createFileRoute('/live/$slug')({
  loader: async ({ context, params }) => {
    const kind = liveKindOf(params.slug);
    await loadLive(context.queryClient);
    return kind;
  },
  head: titleOf('games.category.live'),
  component: KindPage,
});

function KindPage() {
  return <LivePage kind={Route.useLoaderData()} />;
}
