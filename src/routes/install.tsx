import { createFileRoute } from '@tanstack/react-router';
import { openModal, textsOf } from '../shell/modal';

export const Route = createFileRoute('/install')({
  beforeLoad: ({ search }) => openModal('install', '/install', textsOf(search)),
});
