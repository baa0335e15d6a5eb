import { createFileRoute } from '@tanstack/react-router';
import { guestOnly } from '../shell/guards';
import { openModal, textsOf } from '../shell/modal';

export const Route = createFileRoute('/remind')({
  beforeLoad: ({ search }) => {
    guestOnly();
    openModal('remind', '/remind', textsOf(search));
  },
});
