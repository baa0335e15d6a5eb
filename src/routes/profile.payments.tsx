import { createFileRoute } from '@tanstack/react-router';
import { PaymentsPage } from '../features/cashbox/payments-page';
import { requireLogin } from '../shell/guards';
import { titleOf } from '../shell/title';

export const Route = createFileRoute('/profile/payments')({
  beforeLoad: requireLogin,
  head: titleOf('cashbox.history'),
  component: PaymentsPage,
});
