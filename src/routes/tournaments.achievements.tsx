import { createFileRoute } from '@tanstack/react-router';
import { loadTab } from '../features/competitions/load';
import { TournamentsPage } from '../features/competitions/tournaments/tournaments-page';
import { titleOf } from '../shell/titles/title';

export const Route = createFileRoute('/tournaments/achievements')({
  staticData: { isKept: true },
  loader: ({ context }) => loadTab(context.app, 'achievements'),
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
