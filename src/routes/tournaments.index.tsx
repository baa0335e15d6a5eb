import { createFileRoute } from '@tanstack/react-router';
import { TournamentsPage } from '../features/competitions/tournaments-page';
import { tournamentsQuery } from '../features/competitions/tournaments';
import { titleOf } from '../shell/title';

export const Route = createFileRoute('/tournaments/')({
  loader: ({ context }) => context.queryClient.ensureQueryData(tournamentsQuery()),
  head: () => titleOf('competitions.title'),
  component: TournamentsPage,
});
