import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { PhoneChangePage } from '../features/account/contact/phone-change-page';
import { titleOf } from '../shell/titles/title';

export const Route = createFileRoute('/phone-change')({
  validateSearch: v.object({ token: v.optional(v.fallback(v.optional(v.string()), undefined)) }),
  head: titleOf('account.phone.title'),
  component: Page,
});

function Page() {
  const { token } = Route.useSearch();
  return <PhoneChangePage token={token ?? null} />;
}
