import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { FactorResetPage } from '../features/account/security/factor-reset';
import { titleOf } from '../shell/titles/title';

export const Route = createFileRoute('/factor-reset')({
  validateSearch: v.object({ token: v.optional(v.fallback(v.optional(v.string()), undefined)) }),
  head: titleOf('account.reset.title'),
  component: Page,
});

function Page() {
  const { token } = Route.useSearch();
  return <FactorResetPage token={token ?? null} />;
}
