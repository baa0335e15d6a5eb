import { createFileRoute } from '@tanstack/react-router';
import { guestOnly, openHere } from '../shell/guards/guards';
import { signInSearchSchema, openModal } from '../shell/modal-host/modal';

export const Route = createFileRoute('/sign-in')({
  validateSearch: signInSearchSchema,
  beforeLoad: async ({ search, location, context }) => {
    guestOnly({ context, location });
    await openHere({ context, location });
    openModal('sign-in', '/sign-in', search);
  },
});
