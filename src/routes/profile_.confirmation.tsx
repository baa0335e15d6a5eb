import { createFileRoute, redirect } from '@tanstack/react-router';

/** The address that earlier mails linked to for confirming an email (ROUTE-029). */
export const Route = createFileRoute('/profile_/confirmation')({
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/confirmation', search: search as never });
  },
});
