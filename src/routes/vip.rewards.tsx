import { createFileRoute } from '@tanstack/react-router';
import { loadClub } from '../features/vip/pages/load-club';
import { VipRewardsPage } from '../features/vip/pages/rewards-page';
import { titleOf } from '../shell/titles/title';

export const Route = createFileRoute('/vip/rewards')({
  staticData: { isKept: true },
  loader: ({ context }) => loadClub(context.app),
  head: titleOf('vip.rewards.title'),
  component: VipRewardsPage,
});
