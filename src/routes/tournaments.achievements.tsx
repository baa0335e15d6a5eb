import { createFileRoute } from '@tanstack/react-router';
import { loadTournaments } from '../features/competitions/load';
import { TournamentsPage } from '../features/competitions/tournaments/tournaments-page';
import { titleOf } from '../shell/titles/title';

export const Route = createFileRoute('/tournaments/achievements')({
  staticData: { isKept: true },
  loader: ({ context }) => loadTournaments(context.app),
  // The canonical page is /achievements, which has the same list.
  head: (of) => ({
    ...titleOf('competitions.heading.achievements', 'competitions.lead.achievements')(of),
    links: [{ rel: 'canonical', href: '/achievements' }],
  }),
  component: Page,
});

function Page() {
  return <TournamentsPage tab="achievements" />;
}
