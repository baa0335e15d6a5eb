import { createFileRoute } from '@tanstack/react-router';
import { ArenaPage } from '../features/competitions/tournaments/arena-page';
import { loadTournaments } from '../features/competitions/load';
import { titleOf } from '../shell/titles/title';

export const Route = createFileRoute('/arena')({
  loader: ({ context }) => loadTournaments(context.app),
  head: titleOf('competitions.arena', 'competitions.arena.lead'),
  component: ArenaPage,
});
