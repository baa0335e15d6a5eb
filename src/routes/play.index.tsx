import { createFileRoute, redirect } from '@tanstack/react-router';

/** The address of games without a game in it redirects to the list of games (ROUTE-071). */
export const Route = createFileRoute('/play/')({
  beforeLoad: () => {
    throw redirect({ to: '/pokies' });
  },
});
