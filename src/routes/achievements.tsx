import { createFileRoute } from '@tanstack/react-router';
import { AchievementsPage } from '../features/competitions/quests/achievements-page';
import { loadTab } from '../features/competitions/load';
import { titleOf } from '../shell/titles/title';

export const Route = createFileRoute('/achievements')({
  staticData: { isKept: true },
  loader: ({ context }) => loadTab(context.app, 'achievements'),
  head: titleOf('competitions.heading.achievements', 'competitions.lead.achievements'),
  component: AchievementsPage,
});
