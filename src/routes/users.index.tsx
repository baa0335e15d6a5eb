import { createFileRoute, redirect } from '@tanstack/react-router';

/** The other name of the profile (ROUTE-014). */
export const Route = createFileRoute('/users/')({
  beforeLoad: () => {
    throw redirect({ to: '/profile' });
  },
});
