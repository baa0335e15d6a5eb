import { createFileRoute } from '@tanstack/react-router';
import { loadTournaments } from '../features/competitions/load';
import { TournamentsPage } from '../features/competitions/tournaments/tournaments-page';
import { onlyWhile } from '../shell/guards/guards';
import { titleOf } from '../shell/titles/title';

export const Route = createFileRoute('/tournaments/lotteries')({
  staticData: { isKept: true },
  beforeLoad: onlyWhile('lotteries', '/tournaments/all'),
  loader: ({ context }) => loadTournaments(context.app),
  head: titleOf('competitions.heading.lotteries', 'competitions.lead.lotteries'),
  component: Page,
});

function Page() {
  return <TournamentsPage tab="lotteries" />;
}
