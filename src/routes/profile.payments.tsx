import { createFileRoute } from '@tanstack/react-router';
import { PaymentsPage } from '../features/cashbox/history/payments-page';
import { requireLogin } from '../shell/guards/guards';
import { titleOf } from '../shell/titles/title';

export const Route = createFileRoute('/profile/payments')({
  beforeLoad: requireLogin,
  head: titleOf('cashbox.history'),
  component: PaymentsPage,
});
