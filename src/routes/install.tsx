import { createFileRoute } from '@tanstack/react-router';
import { openModal } from '../shell/modal-host/modal';

export const Route = createFileRoute('/install')({
  beforeLoad: ({ search }) => openModal('install', '/install', search),
});
