import { createFileRoute } from '@tanstack/react-router';
import { loadTournament } from '../features/competitions/load';
import { TournamentPage } from '../features/competitions/tournaments/tournament-page';
import { snippetsQuery } from '../features/content/pages';
import { Snippets } from '../features/content/snippets';
import { GameGrid } from '../features/games/grid/game-grid';
import { GamesProvider } from '../features/games/player/games-provider';
import { noteMoment } from '../features/notifications/push/earned-moment';
import { waitBriefly } from '../platform/reads/wait-briefly';
import { contentComponents } from '../shell/pages/content-components';
import { titled } from '../shell/titles/title';

export const Route = createFileRoute('/tournaments/$slug')({
  staticData: { isKept: true },
  loader: async ({ context, params }) => {
    const [tournament] = await Promise.all([
      loadTournament(context.app, params.slug),
      waitBriefly(context.queryClient.ensureQueryData(snippetsQuery(context.app.language.locale))),
    ]);
    return tournament;
  },
  head: ({ match, loaderData }) => titled(match.context.app, loaderData?.tournament.title),
  component: Page,
});

function Page() {
  const { slug } = Route.useParams();
  return (
    <GamesProvider>
      <TournamentPage id={slug} onJoined={() => noteMoment('tournament_joined')} drawGames={(games) => <GameGrid games={games} />} />
      <Snippets category="tournament" components={contentComponents} />
    </GamesProvider>
  );
}
