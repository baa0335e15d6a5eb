import { createFileRoute } from '@tanstack/react-router';
import { loadPromo } from '../features/competitions/load';
import { PromoPage } from '../features/competitions/promos/promo-page';
import { openPage } from '../shell/guards/guards';
import { titled } from '../shell/titles/title';

export const Route = createFileRoute('/promo/$slug')({
  staticData: { isKept: true },
  beforeLoad: ({ context, params }) => openPage(context.app, `/promo/${params.slug}`),
  loader: ({ context, params }) => loadPromo(context.app, params.slug),
  head: ({ match, loaderData }) => titled(match.context.app, loaderData?.title, loaderData?.lead),
  component: Page,
});

function Page() {
  const { slug } = Route.useParams();
  return <PromoPage slug={slug} />;
}
