import { createFileRoute } from '@tanstack/react-router';
import { CategoryPage } from '../features/games/categories/category-page';
import { loadCategory } from '../features/games/categories/load-category';
import { titleOf } from '../shell/titles/title';

export const Route = createFileRoute('/live/all')({
  staticData: { isKept: true },
  loader: ({ context }) => loadCategory(context.queryClient, 'live'),
  head: titleOf('games.category.live'),
  component: () => <CategoryPage category="live" />,
});
