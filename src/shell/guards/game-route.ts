import type { InferOutput } from 'valibot';
import { gameHead } from '../../features/games/play/game-head';
import type { loadGame } from '../../features/games/play/load-game';
import { gameSearchSchema } from '../../features/games/play/search';
import type { AppContext } from '../../platform/context/app-context';
import { requireLogin } from './guards';
import type { HeadOf } from '../titles/title';

type Search = InferOutput<typeof gameSearchSchema>;

interface Loading {
  context: { app: AppContext };
  cause: 'preload' | 'enter' | 'stay';
  params: { producer: string; name: string };
}

/** The route options shared by a game's addresses with and without the shell (ROUTE-025, ROUTE-071). */
export const gameRoute = {
  validateSearch: gameSearchSchema,
  // An unknown game isn't found for guests either: they aren't redirected to registration for it.
  beforeLoad: async ({ context, params, search, location }: Omit<Loading, 'cause'> & { search: Search; location: { href: string } }) => {
    if (search.mode !== 'real') return;
    if (context.app.session.status !== 'player') {
      const { requireGame } = await import('../../features/games/play/load-game');
      await requireGame(context.app, { provider: params.producer, seo_title: params.name });
    }
    requireLogin({ context, location });
  },
  loaderDeps: ({ search }: { search: Search }) => search,
  // Imported lazily, in the chunk of deferred code, which loads as soon as the visitor uses the page.
  loader: async ({ context, params, deps, cause }: Loading & { deps: Search }) => {
    const [{ loadGame }, { showGamesClosed, showOnBreak }] = await Promise.all([
      import('../../features/games/play/load-game'),
      import('../../features/limits/limit-reached'),
    ]);
    const address = { provider: params.producer, seo_title: params.name };
    // Not for a page that stays: the launch of its running game would end.
    const how = { mode: deps.mode, isEntered: cause === 'enter' };
    return loadGame(context.app, address, how, (isOnBreak) => (isOnBreak ? showOnBreak() : showGamesClosed()));
  },
  head: ({ match, loaderData }: HeadOf & { loaderData?: Awaited<ReturnType<typeof loadGame>> | undefined }) =>
    gameHead(match.context.app, loaderData),
};
