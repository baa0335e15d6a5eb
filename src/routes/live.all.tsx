import { createFileRoute } from '@tanstack/react-router';
import { LivePage } from '../features/games/live/live-page';
import { loadLive } from '../features/games/live/live-query';
import { titleOf } from '../shell/titles/title';

export const Route = createFileRoute('/live/all')({
  staticData: { isKept: true },
  loader: ({ context }) => loadLive(context.queryClient),
  head: titleOf('games.category.live'),
  component: () => <LivePage />,
});
