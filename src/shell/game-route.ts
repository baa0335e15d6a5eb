import type { QueryClient } from '@tanstack/react-query';
import type { InferOutput } from 'valibot';
import { gameHead } from '../features/games/play/game-head';
import { loadGame, requireGame } from '../features/games/play/load-game';
import { gameSearchSchema } from '../features/games/play/search';
import { showLimitReached } from '../features/limits/limit-reached';
import { session } from '../platform/session';
import { requireLogin } from './guards';

type Search = InferOutput<typeof gameSearchSchema>;

interface Asked {
  context: { queryClient: QueryClient };
  params: { producer: string; name: string };
}

/** What the addresses of a game have in common, with and without the shell around it (ROUTE-025, ROUTE-071). */
export const gameRoute = {
  validateSearch: gameSearchSchema,
  // A game that doesn't exist has no page, whoever asks: who would be sent to registration for it is told first.
  beforeLoad: async ({ context, params, search, location }: Asked & { search: Search; location: { href: string } }) => {
    if (search.mode !== 'real') return;
    if (session.status !== 'player') await requireGame(context.queryClient, { provider: params.producer, seo_title: params.name });
    requireLogin({ location });
  },
  loaderDeps: ({ search }: { search: Search }) => search,
  loader: ({ context, params, deps }: Asked & { deps: Search }) => loadGame(context.queryClient, { provider: params.producer, seo_title: params.name }, deps.mode, () => showLimitReached()),
  head: ({ loaderData }: { loaderData?: Awaited<ReturnType<typeof loadGame>> | undefined }) => gameHead(loaderData),
};
