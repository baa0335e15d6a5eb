import { createFileRoute, redirect } from '@tanstack/react-router';

/** Where mails of earlier days led to confirm an address (ROUTE-029). */
export const Route = createFileRoute('/profile_/confirmation')({
  beforeLoad: ({ search }) => {
    throw redirect({ to: '/confirmation', search: search as never });
  },
});
