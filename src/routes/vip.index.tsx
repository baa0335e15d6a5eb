import { createFileRoute } from '@tanstack/react-router';
import { loadClub } from '../features/vip/pages/load-club';
import { VipPage } from '../features/vip/pages/vip-page';
import { titleOf } from '../shell/titles/title';

export const Route = createFileRoute('/vip/')({
  staticData: { isKept: true },
  loader: ({ context }) => loadClub(context.app),
  head: titleOf('vip.title'),
  component: VipPage,
});
