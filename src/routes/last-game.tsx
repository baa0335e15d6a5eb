import { createFileRoute, redirect } from '@tanstack/react-router';
import { lastGame } from '../features/games/player/last-game';
import { requireLogin } from '../shell/guards/guards';

/** The installed app's shortcut to the game played last; redirects to main if there isn't one. */
export const Route = createFileRoute('/last-game')({
  beforeLoad: async ({ location, context }) => {
    requireLogin({ context, location });
    const game = await lastGame(context.queryClient);
    if (!game) throw redirect({ to: '/' });
    throw redirect({ to: '/play/$producer/$name', params: { producer: game.provider, name: game.seo_title }, search: { mode: 'real' } });
  },
});
