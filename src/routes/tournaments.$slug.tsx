import { createFileRoute } from '@tanstack/react-router';
import { loadTournament } from '../features/competitions/load';
import { TournamentPage } from '../features/competitions/tournament-page';
import { GameGrid } from '../features/games/lists/game-grid';
import { GamesProvider } from '../features/games/player/games-provider';
import { noteMoment } from '../features/notifications/earned-moment';
import { titled } from '../shell/title';

export const Route = createFileRoute('/tournaments/$slug')({
  loader: ({ context, params }) => loadTournament(context.queryClient, params.slug),
  head: ({ loaderData }) => titled(loaderData?.tournament.title),
  component: Page,
});

function Page() {
  const { slug } = Route.useParams();
  return (
    <GamesProvider>
      <TournamentPage id={slug} onJoined={() => noteMoment('tournament_joined')} drawGames={(games) => <GameGrid games={games} />} />
    </GamesProvider>
  );
}
