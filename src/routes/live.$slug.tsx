import { createFileRoute } from '@tanstack/react-router';
import { categoryOf } from '../features/games/categories/category-of';
import { CategoryPage } from '../features/games/categories/category-page';
import { loadCategory } from '../features/games/categories/load-category';
import { titleOf } from '../shell/titles/title';

/** The live tables of a category: while there are none, the live page, which says what is to come (ROUTE-003). */
export const Route = createFileRoute('/live/$slug')({
  staticData: { isKept: true },
  loader: ({ context, params }) => {
    categoryOf(params.slug);
    return loadCategory(context.queryClient, 'live');
  },
  head: titleOf('games.category.live'),
  component: () => <CategoryPage category="live" />,
});
