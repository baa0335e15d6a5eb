import { createFileRoute, redirect } from '@tanstack/react-router';

/** The place of games without a game leads to those there are (ROUTE-071). */
export const Route = createFileRoute('/play/')({
  beforeLoad: () => {
    throw redirect({ to: '/pokies' });
  },
});
