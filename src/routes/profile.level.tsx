import { createFileRoute } from '@tanstack/react-router';
import { LevelPage } from '../features/vip/pages/level-page';
import { loadClub } from '../features/vip/pages/load-club';
import { requireLogin } from '../shell/guards/guards';
import { titleOf } from '../shell/titles/title';

export const Route = createFileRoute('/profile/level')({
  beforeLoad: requireLogin,
  loader: ({ context }) => loadClub(context.app),
  head: titleOf('vip.level.title'),
  component: LevelPage,
});
