import { createFileRoute } from '@tanstack/react-router';
import { LivePage } from '../features/games/live/live-page';
import { liveKindOf, loadLive } from '../features/games/live/live-query';
import { titleOf } from '../shell/titles/title';

/** The live tables of one kind (ROUTE-003). */
export const Route = createFileRoute('/live/$slug')({
  staticData: { isKept: true },
  loader: ({ context, params }) => {
    liveKindOf(params.slug);
    return loadLive(context.queryClient);
  },
  head: titleOf('games.category.live'),
  component: KindPage,
});

function KindPage() {
  const { slug } = Route.useParams();
  return <LivePage kind={liveKindOf(slug)} />;
}
