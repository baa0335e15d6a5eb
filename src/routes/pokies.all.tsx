import { createFileRoute } from '@tanstack/react-router';
import { CategoryPage } from '../features/games/categories/category-page';
import { loadCategory } from '../features/games/categories/load-category';
import { titleOf } from '../shell/titles/title';

export const Route = createFileRoute('/pokies/all')({
  staticData: { isKept: true },
  loader: ({ context }) => loadCategory(context.queryClient, 'slots'),
  head: titleOf('games.category.slots'),
  component: () => <CategoryPage category="slots" />,
});
