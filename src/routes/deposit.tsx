import { createFileRoute } from '@tanstack/react-router';
import { openHere, requireLogin } from '../shell/guards/guards';
import { cashboxSearch, openModal } from '../shell/modal-host/modal';

export const Route = createFileRoute('/deposit')({
  validateSearch: cashboxSearch,
  beforeLoad: async ({ search, location, context }) => {
    requireLogin({ context, location });
    await openHere({ context, location });
    openModal('deposit', '/deposit', search);
  },
});
