import { createFileRoute } from '@tanstack/react-router';
import { CategoryPage } from '../features/games/lists/category-page';
import { loadCategory } from '../features/games/lists/load-category';
import { titleOf } from '../shell/titles/title';

export const Route = createFileRoute('/live/all')({
  loader: ({ context }) => loadCategory(context.queryClient, 'live'),
  head: titleOf('games.category.live'),
  component: () => <CategoryPage category="live" />,
});
