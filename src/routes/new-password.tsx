import { createFileRoute } from '@tanstack/react-router';
import { openModal } from '../shell/modal-host/modal';

export const Route = createFileRoute('/new-password')({
  beforeLoad: ({ search }) => openModal('new-password', '/new-password', search),
});
