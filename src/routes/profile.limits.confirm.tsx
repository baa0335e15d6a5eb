import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { ConfirmLimitPage } from '../features/limits/confirm-limit-page';
import { requireLogin } from '../shell/guards/guards';
import { titleOf } from '../shell/titles/title';

export const Route = createFileRoute('/profile/limits/confirm')({
  validateSearch: v.object({ token: v.optional(v.fallback(v.optional(v.string()), undefined)) }),
  beforeLoad: requireLogin,
  head: titleOf('shell.limits'),
  component: Page,
});

function Page() {
  const { token } = Route.useSearch();
  return <ConfirmLimitPage token={token ?? null} />;
}
