import { createFileRoute } from '@tanstack/react-router';
import { guestOnly } from '../shell/guards';
import { doorSearchSchema, openModal, textsOf } from '../shell/modal';

export const Route = createFileRoute('/sign-in')({
  validateSearch: doorSearchSchema,
  beforeLoad: ({ search }) => {
    guestOnly();
    openModal('sign-in', '/sign-in', textsOf(search));
  },
});
