import { createFileRoute } from '@tanstack/react-router';
import { CategoryPage } from '../features/games/categories/category-page';
import { loadCategory } from '../features/games/categories/load-category';
import { titleOf } from '../shell/titles/title';

/** Another address of the list at /pokies (ROUTE-004), which is the canonical one for search engines. */
export const Route = createFileRoute('/slots')({
  staticData: { isKept: true },
  loader: ({ context }) => loadCategory(context.queryClient, 'slots'),
  head: (of) => ({ ...titleOf('games.category.slots')(of), links: [{ rel: 'canonical', href: '/pokies' }] }),
  component: () => <CategoryPage category="slots" />,
});
