import { createFileRoute, redirect } from '@tanstack/react-router';

/** The other name of the page for promo codes (ROUTE-014). */
export const Route = createFileRoute('/profile_/promocode')({
  beforeLoad: () => {
    throw redirect({ to: '/profile/promo-code' });
  },
});
