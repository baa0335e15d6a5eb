import { createFileRoute } from '@tanstack/react-router';
import { requireLogin } from '../shell/guards';
import { cashboxSearchSchema, openModal, textsOf } from '../shell/modal';

export const Route = createFileRoute('/deposit-fast')({
  validateSearch: cashboxSearchSchema,
  beforeLoad: ({ search, location }) => {
    requireLogin({ location });
    openModal('deposit-fast', '/deposit-fast', textsOf(search));
  },
});
