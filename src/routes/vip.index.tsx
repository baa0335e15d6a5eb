import { createFileRoute } from '@tanstack/react-router';
import { loadClub } from '../features/vip/load-club';
import { VipPage } from '../features/vip/vip-page';
import { titleOf } from '../shell/title';

export const Route = createFileRoute('/vip/')({
  loader: ({ context }) => loadClub(context.app),
  head: titleOf('vip.title'),
  component: VipPage,
});
