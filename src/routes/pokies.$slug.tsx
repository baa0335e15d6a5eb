import { createFileRoute } from '@tanstack/react-router';
import { categoryOf } from '../features/games/categories/category-of';
import { CategoryPage } from '../features/games/categories/category-page';
import { loadCategory } from '../features/games/categories/load-category';
import { choiceOf, choiceRoute } from '../features/games/filters/choice';
import { categoryHead } from '../shell/titles/category-head';

export const Route = createFileRoute('/pokies/$slug')({
  ...choiceRoute,
  staticData: { isKept: true },
  loader: ({ context, params, deps }) => loadCategory(context.queryClient, categoryOf(params.slug), deps),
  head: (of) => categoryHead(of.params.slug, of),
  component: Page,
});

function Page() {
  const { slug } = Route.useParams();
  return <CategoryPage category={categoryOf(slug)} choice={choiceOf(Route.useSearch())} />;
}
