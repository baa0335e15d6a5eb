import { createFileRoute } from '@tanstack/react-router';
import { moneyQuery } from '../features/shop/shop';
import { PointsPage } from '../features/shop/points-page';
import { requireLogin } from '../shell/guards';
import { titleOf } from '../shell/title';

export const Route = createFileRoute('/exchange-comp-points')({
  beforeLoad: requireLogin,
  loader: ({ context }) => context.queryClient.ensureQueryData(moneyQuery()),
  head: () => titleOf('shop.points.title', 'shop.points.lead'),
  component: PointsPage,
});
