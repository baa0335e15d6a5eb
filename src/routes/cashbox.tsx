import { createFileRoute } from '@tanstack/react-router';
import { requireLogin } from '../shell/guards/guards';
import { cashboxSearch, openModal } from '../shell/modal-host/modal';

export const Route = createFileRoute('/cashbox')({
  validateSearch: cashboxSearch,
  beforeLoad: ({ search, location, context }) => {
    requireLogin({ context, location });
    openModal('cashbox', '/cashbox', search);
  },
});
