import { createFileRoute, redirect } from '@tanstack/react-router';
import { lastGame } from '../features/games/player/last-game';
import { requireLogin } from '../shell/guards/guards';

/** The app's shortcut to what was played last; main, where nothing was. */
export const Route = createFileRoute('/last-game')({
  beforeLoad: async ({ location, context }) => {
    requireLogin({ context, location });
    const game = await lastGame(context.queryClient);
    if (!game) throw redirect({ to: '/' });
    throw redirect({ to: '/play/$producer/$name', params: { producer: game.provider, name: game.seo_title }, search: { mode: 'real' } });
  },
});
