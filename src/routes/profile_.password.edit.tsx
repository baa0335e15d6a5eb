import { createFileRoute, redirect } from '@tanstack/react-router';

/** The address that earlier mails linked to for setting a new password (ROUTE-029). */
export const Route = createFileRoute('/profile_/password/edit')({
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/new-password', search: search as never });
  },
});
