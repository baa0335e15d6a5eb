import { createFileRoute } from '@tanstack/react-router';
import { loadShop } from '../features/shop/load-shop';
import { ShopPage } from '../features/shop/shop-page';
import { titleOf } from '../shell/titles/title';

export const Route = createFileRoute('/rocket-mart/freespins')({
  loader: ({ context }) => loadShop(context.app),
  head: titleOf('shop.tab.freespins', 'shop.lead'),
  component: () => <ShopPage page="freespins" />,
});
