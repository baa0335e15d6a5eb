import { createFileRoute } from '@tanstack/react-router';
import { openHere, requireLogin } from '../shell/guards/guards';
import { cashboxSearchSchema, openModal } from '../shell/modal-host/modal';

export const Route = createFileRoute('/deposit')({
  validateSearch: cashboxSearchSchema,
  beforeLoad: async ({ search, location, context }) => {
    requireLogin({ context, location });
    await openHere({ context, location });
    openModal('deposit', '/deposit', search);
  },
});
