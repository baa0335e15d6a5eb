import { createFileRoute } from '@tanstack/react-router';
import { loadSale } from '../features/shop/load-shop';
import { ShopPage } from '../features/shop/shop-page';
import { titleOf } from '../shell/titles/title';

export const Route = createFileRoute('/rocket-mart/discounts')({
  loader: ({ context }) => loadSale(context.app),
  head: titleOf('shop.tab.discounts', 'shop.lead'),
  component: () => <ShopPage page="discounts" />,
});
