import { createFileRoute } from '@tanstack/react-router';
import { VipInfoPage } from '../features/vip/info-page';
import { loadClub } from '../features/vip/load-club';
import { titleOf } from '../shell/title';

export const Route = createFileRoute('/vip/info')({
  loader: ({ context }) => loadClub(context.app),
  head: titleOf('vip.info.title'),
  component: VipInfoPage,
});
