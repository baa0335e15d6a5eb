import { createFileRoute, redirect } from '@tanstack/react-router';

/** An address of earlier days (ROUTE-027). */
export const Route = createFileRoute('/accounts/history')({
  beforeLoad: () => {
    throw redirect({ to: '/' });
  },
});
