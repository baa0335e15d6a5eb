import { createFileRoute } from '@tanstack/react-router';
import { VipInfoPage } from '../features/vip/pages/info-page';
import { loadClub } from '../features/vip/pages/load-club';
import { titleOf } from '../shell/titles/title';

export const Route = createFileRoute('/vip/info')({
  staticData: { isKept: true },
  loader: ({ context }) => loadClub(context.app),
  head: titleOf('vip.info.title'),
  component: VipInfoPage,
});
