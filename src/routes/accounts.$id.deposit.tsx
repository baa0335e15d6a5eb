import { createFileRoute } from '@tanstack/react-router';
import { openHere, requireLogin } from '../shell/guards/guards';
import { cashboxSearch, openModal } from '../shell/modal-host/modal';

/** The deposit into one of the player's accounts (ROUTE-008). */
export const Route = createFileRoute('/accounts/$id/deposit')({
  validateSearch: cashboxSearch,
  beforeLoad: async ({ search, location, context, params }) => {
    requireLogin({ context, location });
    await openHere({ context, location });
    openModal('deposit', `/accounts/${params.id}/deposit`, search, { account: params.id });
  },
});
