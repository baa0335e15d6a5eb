import { createFileRoute } from '@tanstack/react-router';
import { openHere, requireLogin } from '../shell/guards/guards';
import { cashboxSearch, openModal } from '../shell/modal-host/modal';

/** A deposit with its bonuses listed before the methods (ROUTE-008). */
export const Route = createFileRoute('/deposit-bonus')({
  validateSearch: cashboxSearch,
  beforeLoad: async ({ search, location, context }) => {
    requireLogin({ context, location });
    await openHere({ context, location });
    openModal('deposit', '/deposit-bonus', search, { bonus: true });
  },
});
