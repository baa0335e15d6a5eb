import { createFileRoute } from '@tanstack/react-router';
import { loadTab } from '../features/competitions/load';
import { TournamentsPage } from '../features/competitions/tournaments/tournaments-page';
import { titleOf } from '../shell/titles/title';

export const Route = createFileRoute('/tournaments/lotteries')({
  staticData: { isKept: true },
  loader: ({ context }) => loadTab(context.app, 'lotteries'),
  head: titleOf('competitions.heading.lotteries', 'competitions.lead.lotteries'),
  component: Page,
});

function Page() {
  return <TournamentsPage tab="lotteries" />;
}
