import { createFileRoute, notFound } from '@tanstack/react-router';
import * as v from 'valibot';
import { tournamentIdSchema } from '#contract/fields/tournament';
import { TournamentPage } from '../features/competitions/tournament-page';
import { tournamentQuery } from '../features/competitions/tournaments';
import { noteMoment } from '../features/notifications/earned-moment';
import { CallFailed } from '../platform/api/refusal';

export const Route = createFileRoute('/tournaments/$slug')({
  beforeLoad: ({ params }) => {
    if (!v.is(tournamentIdSchema, params.slug)) throw notFound();
  },
  loader: async ({ context, params }) => {
    try {
      return await context.queryClient.ensureQueryData(tournamentQuery(params.slug));
    } catch (error) {
      throw error instanceof CallFailed && error.code === 'tournament_not_found' ? notFound() : error;
    }
  },
  head: ({ loaderData }) => ({ meta: [{ title: loaderData?.tournament.title ?? '' }] }),
  component: Page,
});

function Page() {
  const { slug } = Route.useParams();
  return <TournamentPage id={slug} onJoined={() => noteMoment('tournament_joined')} />;
}
