import { createFileRoute } from '@tanstack/react-router';
import { loadTournaments } from '../features/competitions/load';
import { TournamentsPage } from '../features/competitions/tournaments/tournaments-page';
import { titleOf } from '../shell/titles/title';

export const Route = createFileRoute('/tournaments/live')({
  staticData: { isKept: true },
  loader: ({ context }) => loadTournaments(context.app),
  head: titleOf('competitions.heading.live', 'competitions.lead.live'),
  component: Page,
});

function Page() {
  return <TournamentsPage tab="live" />;
}
