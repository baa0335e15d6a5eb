import { createFileRoute } from '@tanstack/react-router';
import { loadShop } from '../features/shop/load-shop';
import { ShopPage } from '../features/shop/shop-page';
import { titleOf } from '../shell/titles/title';

export const Route = createFileRoute('/rocket-mart/money')({
  loader: ({ context }) => loadShop(context.app),
  head: titleOf('shop.tab.money', 'shop.lead'),
  component: () => <ShopPage page="money" />,
});
