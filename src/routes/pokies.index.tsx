import { createFileRoute } from '@tanstack/react-router';
import { loadBanners } from '../features/games/banners/load-banners';
import { PromoRow } from '../features/games/banners/promo-row';
import { CategoryPage } from '../features/games/categories/category-page';
import { loadCategory } from '../features/games/categories/load-category';
import { choiceOf, choiceRoute } from '../features/games/filters/choice';
import { titleOf } from '../shell/titles/title';

export const Route = createFileRoute('/pokies/')({
  ...choiceRoute,
  staticData: { isKept: true },
  loader: ({ context, deps }) => Promise.all([loadCategory(context.queryClient, 'slots', deps), loadBanners(context.app)]),
  head: titleOf('games.category.slots'),
  component: Page,
});

function Page() {
  return <CategoryPage category="slots" choice={choiceOf(Route.useSearch())} banners={<PromoRow location="pokies" />} />;
}
