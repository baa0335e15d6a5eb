import { createFileRoute } from '@tanstack/react-router';
import { loadQuest } from '../features/competitions/load';
import { QuestsPage } from '../features/competitions/quests/quests-page';
import { titleOf } from '../shell/titles/title';

/** The list of quests under the name that menus use; `/action` is its canonical address (HEAD-006). */
export const Route = createFileRoute('/quests')({
  staticData: { isKept: true },
  loader: ({ context }) => loadQuest(context.app, undefined),
  head: (of) => ({ ...titleOf('competitions.quests', 'competitions.quests.lead')(of), links: [{ rel: 'canonical', href: '/action' }] }),
  component: () => <QuestsPage slug={undefined} />,
});
