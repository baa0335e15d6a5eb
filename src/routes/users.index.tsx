import { createFileRoute, redirect } from '@tanstack/react-router';

/** Another name of the profile, to which it redirects (ROUTE-014). */
export const Route = createFileRoute('/users/')({
  beforeLoad: () => {
    throw redirect({ to: '/profile' });
  },
});
