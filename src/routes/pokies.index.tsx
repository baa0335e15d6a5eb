import { createFileRoute } from '@tanstack/react-router';
import { loadBanners } from '../features/games/banners/load-banners';
import { PromoRow } from '../features/games/banners/promo-row';
import { CategoryPage } from '../features/games/categories/category-page';
import { loadCategory } from '../features/games/categories/load-category';
import { titleOf } from '../shell/titles/title';

export const Route = createFileRoute('/pokies/')({
  staticData: { isKept: true },
  loader: ({ context }) => Promise.all([loadCategory(context.queryClient, 'slots'), loadBanners(context.app)]),
  head: titleOf('games.category.slots'),
  component: () => <CategoryPage category="slots" banners={<PromoRow location="pokies" />} />,
});
