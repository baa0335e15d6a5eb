import { createFileRoute } from '@tanstack/react-router';
import { openModal } from '../shell/modal-host/modal';

export const Route = createFileRoute('/search')({
  beforeLoad: ({ search }) => openModal('search', '/search', search),
});
