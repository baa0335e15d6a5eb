import { createFileRoute } from '@tanstack/react-router';
import { loadShop } from '../features/shop/load-shop';
import { ShopPage } from '../features/shop/shop-page';
import { titleOf } from '../shell/titles/title';

export const Route = createFileRoute('/rocket-mart/')({
  loader: ({ context }) => loadShop(context.app),
  head: titleOf('shop.title', 'shop.lead'),
  component: () => <ShopPage page="all" />,
});
