import { createFileRoute } from '@tanstack/react-router';
import { NewsPage } from '../features/content/news-page';
import { pageHead } from '../features/content/page-head';
import { loadPage } from '../features/content/pages';
import { contentComponents } from '../shell/pages/content-components';
import { membersOnly, openPage } from '../shell/guards/guards';

export const Route = createFileRoute('/news/$slug')({
  staticData: { isKept: true },
  beforeLoad: ({ context, params }) => openPage(context.app, `/news/${params.slug}`),
  loader: ({ context, params }) => loadPage(context.app, params.slug, membersOnly, 'news'),
  head: ({ match, loaderData }) => pageHead(match.context.app, loaderData),
  component: Page,
});

function Page() {
  return <NewsPage page={Route.useLoaderData()} components={contentComponents} />;
}
