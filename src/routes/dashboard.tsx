import { createFileRoute } from '@tanstack/react-router';
import { requireLogin } from '../shell/guards/guards';
import { cashboxSearch, openModal } from '../shell/modal-host/modal';

/** Another address of the cashbox's dashboard, to which a guest returns after signing up (ROUTE-008, ROUTE-049). */
export const Route = createFileRoute('/dashboard')({
  validateSearch: cashboxSearch,
  beforeLoad: ({ context, search, location }) => {
    requireLogin({ context, location });
    openModal('cashbox', '/dashboard', search);
  },
});
