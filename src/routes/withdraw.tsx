import { createFileRoute } from '@tanstack/react-router';
import { requireLogin } from '../shell/guards/guards';
import { cashboxSearch, openModal } from '../shell/modal-host/modal';

export const Route = createFileRoute('/withdraw')({
  validateSearch: cashboxSearch,
  beforeLoad: ({ search, location, context }) => {
    requireLogin({ context, location });
    openModal('withdraw', '/withdraw', search);
  },
});
