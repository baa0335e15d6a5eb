import { createFileRoute } from '@tanstack/react-router';
import { ArenaPage } from '../features/competitions/tournaments/arena-page';
import { loadTab } from '../features/competitions/load';
import { titleOf } from '../shell/titles/title';

export const Route = createFileRoute('/arena')({
  loader: ({ context }) => loadTab(context.app, 'root'),
  head: titleOf('competitions.arena', 'competitions.arena.lead'),
  component: ArenaPage,
});
