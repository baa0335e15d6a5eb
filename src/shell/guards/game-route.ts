import type { InferOutput } from 'valibot';
import { gameHead } from '../../features/games/play/game-head';
import { loadGame, requireGame } from '../../features/games/play/load-game';
import { gameSearchSchema } from '../../features/games/play/search';
import { showLimitReached, showOnBreak } from '../../features/limits/limit-reached';
import type { AppContext } from '../../platform/context/app-context';
import { requireLogin } from './guards';
import type { HeadOf } from '../titles/title';

type Search = InferOutput<typeof gameSearchSchema>;

interface Loading {
  context: { app: AppContext };
  params: { producer: string; name: string };
}

/** What the addresses of a game share, with and without the shell (ROUTE-025, ROUTE-071). */
export const gameRoute = {
  validateSearch: gameSearchSchema,
  // A game that doesn't exist has no page for anybody: the visitor isn't sent to registration for it.
  beforeLoad: async ({ context, params, search, location }: Loading & { search: Search; location: { href: string } }) => {
    if (search.mode !== 'real') return;
    if (context.app.session.status !== 'player') await requireGame(context.app, { provider: params.producer, seo_title: params.name });
    requireLogin({ context, location });
  },
  loaderDeps: ({ search }: { search: Search }) => search,
  loader: ({ context, params, deps }: Loading & { deps: Search }) =>
    loadGame(context.app, { provider: params.producer, seo_title: params.name }, deps.mode, (isOnBreak) =>
      isOnBreak ? showOnBreak() : showLimitReached(),
    ),
  head: ({ match, loaderData }: HeadOf & { loaderData?: Awaited<ReturnType<typeof loadGame>> | undefined }) =>
    gameHead(match.context.app, loaderData),
};
