import { createFileRoute } from '@tanstack/react-router';
import { categoryOf } from '../features/games/categories/category-of';
import { CategoryPage } from '../features/games/categories/category-page';
import { loadCategory } from '../features/games/categories/load-category';
import { choiceOf, choiceRoute } from '../features/games/filters/choice';
import { categoryHead } from '../shell/titles/category-head';

export const Route = createFileRoute('/games/$category')({
  ...choiceRoute,
  staticData: { isKept: true },
  loader: ({ context, params, deps }) => loadCategory(context.queryClient, categoryOf(params.category), deps),
  head: (of) => categoryHead(of.params.category, of),
  component: Page,
});

function Page() {
  const { category } = Route.useParams();
  return <CategoryPage category={categoryOf(category)} choice={choiceOf(Route.useSearch())} />;
}
