import { createFileRoute, redirect } from '@tanstack/react-router';

/** Where mails of earlier days led to choose a new password (ROUTE-029). */
export const Route = createFileRoute('/profile_/password/edit')({
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/new-password', search: search as never });
  },
});
