import { createFileRoute } from '@tanstack/react-router';
import { loadBanners } from '../features/games/banners/load-banners';
import { PromoRow } from '../features/games/banners/promo-row';
import { CategoryPage } from '../features/games/categories/category-page';
import { loadCategory } from '../features/games/categories/load-category';
import { titleOf } from '../shell/titles/title';

export const Route = createFileRoute('/live/')({
  staticData: { isKept: true },
  loader: ({ context }) => Promise.all([loadCategory(context.queryClient, 'live'), loadBanners(context.app)]),
  head: titleOf('games.category.live'),
  component: () => <CategoryPage category="live" banners={<PromoRow location="live" />} />,
});
