import { createFileRoute } from '@tanstack/react-router';
import { VipPage } from '../features/vip/vip-page';
import { vipLevelsQuery } from '../features/vip/vip';
import { titleOf } from '../shell/title';

export const Route = createFileRoute('/vip/')({
  loader: ({ context }) => context.queryClient.ensureQueryData(vipLevelsQuery()),
  head: () => titleOf('vip.title'),
  component: VipPage,
});
