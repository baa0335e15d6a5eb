import { createFileRoute, redirect } from '@tanstack/react-router';

/** Another address of the page for promo codes (ROUTE-014). */
export const Route = createFileRoute('/profile_/promocode')({
  beforeLoad: () => {
    throw redirect({ to: '/profile/promo-code' });
  },
});
