import { createFileRoute } from '@tanstack/react-router';
import { guestOnly } from '../shell/guards';
import { doorSearchSchema, openModal, textsOf } from '../shell/modal';

export const Route = createFileRoute('/sign-up')({
  validateSearch: doorSearchSchema,
  beforeLoad: ({ search }) => {
    guestOnly();
    openModal('sign-up', '/sign-up', textsOf(search));
  },
});
