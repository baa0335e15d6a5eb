import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../features/content/page-head';
import { loadPage } from '../features/content/pages';
import { StaticPage } from '../features/content/static-page';
import { contentComponents } from '../shell/content-components';
import { membersOnly } from '../shell/guards';

export const Route = createFileRoute('/$slug')({
  loader: ({ context, params }) => loadPage(context.queryClient, params.slug, membersOnly),
  head: ({ loaderData }) => pageHead(loaderData),
  component: Page,
});

function Page() {
  return <StaticPage page={Route.useLoaderData()} components={contentComponents} />;
}
