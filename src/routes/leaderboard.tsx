import { createFileRoute } from '@tanstack/react-router';
import { LeaderboardPage } from '../features/competitions/tournaments/leaderboard-page';
import { loadBoards } from '../features/competitions/load';
import { titleOf } from '../shell/titles/title';

export const Route = createFileRoute('/leaderboard')({
  staticData: { isKept: true },
  loader: ({ context }) => loadBoards(context.app),
  head: titleOf('competitions.leaderboards', 'competitions.leaderboards.lead'),
  component: LeaderboardPage,
});
