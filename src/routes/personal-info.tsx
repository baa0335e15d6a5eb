import { createFileRoute } from '@tanstack/react-router';
import { requireLogin } from '../shell/guards/guards';
import { openModal } from '../shell/modal-host/modal';

export const Route = createFileRoute('/personal-info')({
  beforeLoad: ({ search, location, context }) => {
    requireLogin({ context, location });
    openModal('personal-info', '/personal-info', search);
  },
});
