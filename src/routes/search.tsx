import { createFileRoute } from '@tanstack/react-router';
import { openModal, textsOf } from '../shell/modal';

export const Route = createFileRoute('/search')({
  beforeLoad: ({ search }) => openModal('search', '/search', textsOf(search)),
});
