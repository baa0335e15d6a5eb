import { createFileRoute } from '@tanstack/react-router';
import { FairnessPage } from '../features/games/fair/fairness-page';
import { requireLogin } from '../shell/guards/guards';
import { titleOf } from '../shell/titles/title';

export const Route = createFileRoute('/profile/fairness')({
  beforeLoad: requireLogin,
  head: titleOf('games.fair.title'),
  component: FairnessPage,
});
