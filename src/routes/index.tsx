// @chunk first
import { createFileRoute } from '@tanstack/react-router';
import { LobbyPage, lobbyQuery } from '../features/games/lobby/lobby-page';
import { SaferPlay } from '../features/limits/safer-play';
import { brandHead } from '../shell/titles/title';

export const Route = createFileRoute('/')({
  staticData: { isKept: true },
  loader: ({ context }) => context.queryClient.ensureQueryData(lobbyQuery),
  head: brandHead,
  component: Page,
});

function Page() {
  return <LobbyPage safer={<SaferPlay />} />;
}
