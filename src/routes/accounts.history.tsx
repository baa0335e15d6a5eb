import { createFileRoute, redirect } from '@tanstack/react-router';

/** A former address, which redirects to main (ROUTE-027). */
export const Route = createFileRoute('/accounts/history')({
  beforeLoad: () => {
    throw redirect({ to: '/' });
  },
});
