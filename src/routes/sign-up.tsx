import { createFileRoute } from '@tanstack/react-router';
import { guestOnly } from '../shell/guards';
import { openModal, textsOf } from '../shell/modal';

export const Route = createFileRoute('/sign-up')({
  beforeLoad: ({ search }) => {
    guestOnly();
    openModal('sign-up', '/sign-up', textsOf(search));
  },
});
