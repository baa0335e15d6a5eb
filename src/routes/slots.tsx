import { createFileRoute } from '@tanstack/react-router';
import { CategoryPage } from '../features/games/categories/category-page';
import { loadCategory } from '../features/games/categories/load-category';
import { choiceOf, choiceRoute } from '../features/games/filters/choice';
import { titleOf } from '../shell/titles/title';

/** Another address of the list at /pokies (ROUTE-004), which is the canonical one for search engines. */
export const Route = createFileRoute('/slots')({
  ...choiceRoute,
  staticData: { isKept: true },
  loader: ({ context, deps }) => loadCategory(context.queryClient, 'slots', deps),
  head: (of) => ({ ...titleOf('games.category.slots')(of), links: [{ rel: 'canonical', href: '/pokies' }] }),
  component: Page,
});

function Page() {
  return <CategoryPage category="slots" choice={choiceOf(Route.useSearch())} />;
}
