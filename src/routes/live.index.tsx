import { createFileRoute } from '@tanstack/react-router';
import { loadBanners } from '../features/games/banners/load-banners';
import { PromoRow } from '../features/games/banners/promo-row';
import { LivePage } from '../features/games/live/live-page';
import { loadLive } from '../features/games/live/live-query';
import { titleOf } from '../shell/titles/title';

export const Route = createFileRoute('/live/')({
  staticData: { isKept: true },
  loader: ({ context }) => Promise.all([loadLive(context.queryClient), loadBanners(context.app)]),
  head: titleOf('games.category.live'),
  component: () => <LivePage banners={<PromoRow location="live" />} />,
});
