import { createFileRoute } from '@tanstack/react-router';
import { categoryOf } from '../features/games/lists/category-of';
import { CategoryPage } from '../features/games/lists/category-page';
import { loadCategory } from '../features/games/lists/load-category';
import { titleOf } from '../shell/title';

export const Route = createFileRoute('/games/$category')({
  loader: ({ context, params }) => loadCategory(context.queryClient, categoryOf(params.category)),
  head: (of) => titleOf(`games.category.${categoryOf(of.params.category)}`)(of),
  component: Page,
});

function Page() {
  const { category } = Route.useParams();
  return <CategoryPage category={categoryOf(category)} />;
}
