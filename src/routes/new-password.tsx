import { createFileRoute } from '@tanstack/react-router';
import { openModal, textsOf } from '../shell/modal';

export const Route = createFileRoute('/new-password')({
  beforeLoad: ({ search }) => openModal('new-password', '/new-password', textsOf(search)),
});
