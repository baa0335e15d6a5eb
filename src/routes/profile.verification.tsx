import { createFileRoute } from '@tanstack/react-router';
import { VerificationPage } from '../features/account/verification/verification-page';
import { requireLogin } from '../shell/guards/guards';
import { titleOf } from '../shell/titles/title';

export const Route = createFileRoute('/profile/verification')({
  beforeLoad: requireLogin,
  head: titleOf('account.verification.title'),
  component: VerificationPage,
});
