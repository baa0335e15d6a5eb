import { createFileRoute } from '@tanstack/react-router';
import { CategoryPage } from '../features/games/lists/category-page';
import { loadCategory } from '../features/games/lists/load-category';
import { titleOf } from '../shell/title';

/** Live tables have no sub-category yet: each of them is the live page, which says what is to come. */
export const Route = createFileRoute('/live/$slug')({
  loader: ({ context }) => loadCategory(context.queryClient, 'live'),
  head: () => titleOf('games.category.live'),
  component: () => <CategoryPage category="live" />,
});
