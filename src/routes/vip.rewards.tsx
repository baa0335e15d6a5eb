import { createFileRoute } from '@tanstack/react-router';
import { loadClub } from '../features/vip/load-club';
import { VipRewardsPage } from '../features/vip/rewards-page';
import { titleOf } from '../shell/title';

export const Route = createFileRoute('/vip/rewards')({
  loader: ({ context }) => loadClub(context.app),
  head: titleOf('vip.rewards.title'),
  component: VipRewardsPage,
});
