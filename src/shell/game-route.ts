import type { QueryClient } from '@tanstack/react-query';
import type { InferOutput } from 'valibot';
import { gameHead } from '../features/games/play/game-head';
import { loadGame } from '../features/games/play/load-game';
import { gameSearchSchema } from '../features/games/play/search';
import { showLimitReached } from '../features/limits/limit-reached';
import { requireLogin } from './guards';

type Search = InferOutput<typeof gameSearchSchema>;

interface Loading {
  context: { queryClient: QueryClient };
  params: { producer: string; name: string };
  deps: Search;
}

/** What the addresses of a game share, with and without the shell (ROUTE-025, ROUTE-071). */
export const gameRoute = {
  validateSearch: gameSearchSchema,
  beforeLoad: ({ search, location }: { search: Search; location: { href: string } }) => search.mode === 'real' && requireLogin({ location }),
  loaderDeps: ({ search }: { search: Search }) => search,
  loader: ({ context, params, deps }: Loading) => loadGame(context.queryClient, { provider: params.producer, seo_title: params.name }, deps.mode, () => showLimitReached()),
  head: ({ loaderData }: { loaderData?: Awaited<ReturnType<typeof loadGame>> | undefined }) => gameHead(loaderData),
};
