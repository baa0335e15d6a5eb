import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { ContactChangePage } from '../features/account/contact/contact-change-page';
import { titleOf } from '../shell/titles/title';

export const Route = createFileRoute('/phone-change')({
  validateSearch: v.object({ token: v.optional(v.fallback(v.optional(v.string()), undefined)) }),
  head: titleOf('account.phone.title'),
  component: Page,
});

function Page() {
  const { token } = Route.useSearch();
  return <ContactChangePage kind="phone" token={token ?? null} />;
}
