import { createFileRoute } from '@tanstack/react-router';
import { CategoryPage } from '../features/games/categories/category-page';
import { loadCategory } from '../features/games/categories/load-category';
import { choiceOf, choiceRoute } from '../features/games/filters/choice';
import { titleOf } from '../shell/titles/title';

export const Route = createFileRoute('/pokies/all')({
  ...choiceRoute,
  staticData: { isKept: true },
  loader: ({ context, deps }) => loadCategory(context.queryClient, 'slots', deps),
  head: titleOf('games.category.slots'),
  component: Page,
});

function Page() {
  return <CategoryPage category="slots" choice={choiceOf(Route.useSearch())} />;
}
