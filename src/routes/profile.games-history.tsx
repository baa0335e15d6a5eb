import { createFileRoute } from '@tanstack/react-router';
import { GamesHistoryPage } from '../features/games/history/games-history-page';
import { requireLogin } from '../shell/guards/guards';
import { titleOf } from '../shell/titles/title';

export const Route = createFileRoute('/profile/games-history')({
  beforeLoad: requireLogin,
  head: titleOf('account.history.title'),
  component: GamesHistoryPage,
});
