import { createFileRoute } from '@tanstack/react-router';
import { loadProvider } from '../features/games/providers/load-provider';
import { providerHead } from '../features/games/providers/provider-head';
import { ProviderPage } from '../features/games/providers/provider-page';

export const Route = createFileRoute('/producers/$slug/')({
  staticData: { isKept: true },
  loader: ({ context, params }) => loadProvider(context.queryClient, params.slug, '1'),
  head: ({ match, loaderData }) => providerHead(match.context.app, loaderData),
  component: Page,
});

function Page() {
  const { slug } = Route.useParams();
  return <ProviderPage provider={slug} number={1} />;
}
