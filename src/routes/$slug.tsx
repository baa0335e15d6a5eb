import { createFileRoute, isNotFound } from '@tanstack/react-router';
import { pageHead } from '../features/content/page-head';
import { loadPage } from '../features/content/pages';
import { StaticPage } from '../features/content/static-page';
import { toJackpot } from '../features/games/jackpot/to-jackpot';
import { contentComponents } from '../shell/pages/content-components';
import { membersOnly, openPage } from '../shell/guards/guards';
import { contentSlug } from '../shell/guards/own-product';

export const Route = createFileRoute('/$slug')({
  params: contentSlug,
  beforeLoad: ({ context, params }) => openPage(context.app, `/${params.slug}`),
  loader: async ({ context: { app, queryClient }, params: { slug } }) => {
    try {
      return await loadPage(app, slug, membersOnly);
    } catch (error) {
      if (isNotFound(error)) await toJackpot(queryClient, slug);
      throw error;
    }
  },
  head: ({ match, loaderData }) => pageHead(match.context.app, loaderData),
  component: Page,
});

function Page() {
  return <StaticPage page={Route.useLoaderData()} components={contentComponents} />;
}
