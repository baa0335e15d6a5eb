import { createFileRoute } from '@tanstack/react-router';
import { AchievementsPage } from '../features/competitions/quests/achievements-page';
import { loadTournaments } from '../features/competitions/load';
import { titleOf } from '../shell/titles/title';

export const Route = createFileRoute('/achievements')({
  staticData: { isKept: true },
  loader: ({ context }) => loadTournaments(context.app),
  head: titleOf('competitions.heading.achievements', 'competitions.lead.achievements'),
  component: AchievementsPage,
});
