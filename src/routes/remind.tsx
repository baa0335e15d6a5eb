import { createFileRoute } from '@tanstack/react-router';
import { guestOnly } from '../shell/guards';
import { doorSearchSchema, openModal, textsOf } from '../shell/modal';

export const Route = createFileRoute('/remind')({
  validateSearch: doorSearchSchema,
  beforeLoad: ({ search }) => {
    guestOnly();
    openModal('remind', '/remind', textsOf(search));
  },
});
