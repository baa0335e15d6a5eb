import { createFileRoute } from '@tanstack/react-router';
import { loadPromo } from '../features/competitions/load';
import { PromoPage } from '../features/competitions/promo-page';
import { openPage } from '../shell/guards';
import { titled } from '../shell/title';

export const Route = createFileRoute('/promo/$slug')({
  beforeLoad: ({ context, params }) => openPage(context.queryClient, `/promo/${params.slug}`),
  loader: ({ context, params }) => loadPromo(context.queryClient, params.slug),
  head: ({ loaderData }) => titled(loaderData?.title, loaderData?.lead),
  component: Page,
});

function Page() {
  const { slug } = Route.useParams();
  return <PromoPage slug={slug} />;
}
