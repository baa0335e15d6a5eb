import { createFileRoute, isNotFound } from '@tanstack/react-router';
import { pageHead } from '../features/content/page-head';
import { loadPage } from '../features/content/pages';
import { StaticPage } from '../features/content/static-page';
import { toJackpot } from '../features/games/lists/to-jackpot';
import { contentComponents } from '../shell/content-components';
import { membersOnly, openPage } from '../shell/guards';

export const Route = createFileRoute('/$slug')({
  beforeLoad: ({ context, params }) => openPage(context.queryClient, `/${params.slug}`),
  loader: async ({ context: { queryClient }, params: { slug } }) => {
    try {
      return await loadPage(queryClient, slug, membersOnly);
    } catch (error) {
      if (isNotFound(error)) await toJackpot(queryClient, slug);
      throw error;
    }
  },
  head: ({ loaderData }) => pageHead(loaderData),
  component: Page,
});

function Page() {
  return <StaticPage page={Route.useLoaderData()} components={contentComponents} />;
}
