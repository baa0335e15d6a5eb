import { createFileRoute } from '@tanstack/react-router';
import { guestOnly } from '../shell/guards';
import { openModal, textsOf } from '../shell/modal';

export const Route = createFileRoute('/sign-in')({
  beforeLoad: ({ search }) => {
    guestOnly();
    openModal('sign-in', '/sign-in', textsOf(search));
  },
});
