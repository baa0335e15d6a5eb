import { createFileRoute } from '@tanstack/react-router';
import { LevelPage } from '../features/vip/level-page';
import { loadClub } from '../features/vip/load-club';
import { requireLogin } from '../shell/guards';
import { titleOf } from '../shell/title';

export const Route = createFileRoute('/profile/level')({
  beforeLoad: requireLogin,
  loader: ({ context }) => loadClub(context.app),
  head: titleOf('vip.level.title'),
  component: LevelPage,
});
