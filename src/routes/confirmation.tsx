import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { ConfirmationPage } from '../features/account/mails/confirmation-page';
import { titleOf } from '../shell/title';

export const Route = createFileRoute('/confirmation')({
  validateSearch: v.object({ confirmation_token: v.optional(v.fallback(v.string(), ''), '') }),
  head: () => titleOf('account.verify.title'),
  component: Page,
});

function Page() {
  const { confirmation_token: token } = Route.useSearch();
  return <ConfirmationPage token={token} />;
}
