import { createFileRoute } from '@tanstack/react-router';
import { loadPoints } from '../features/shop/load-shop';
import { PointsPage } from '../features/shop/points-page';
import { requireLogin } from '../shell/guards/guards';
import { titleOf } from '../shell/titles/title';

export const Route = createFileRoute('/exchange-comp-points')({
  beforeLoad: requireLogin,
  loader: ({ context }) => loadPoints(context.app),
  head: titleOf('shop.points.title', 'shop.points.lead'),
  component: PointsPage,
});
