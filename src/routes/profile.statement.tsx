import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { isoDateSchema } from '#contract/fields/dates';
import { StatementPage } from '../features/account/statement/statement-page';
import { requireLogin } from '../shell/guards/guards';
import { titleOf } from '../shell/titles/title';

const day = v.optional(v.fallback(v.optional(isoDateSchema), undefined));

export const Route = createFileRoute('/profile/statement')({
  validateSearch: v.object({ from: day, until: day }),
  beforeLoad: requireLogin,
  head: titleOf('account.statement.title'),
  component: Page,
});

function Page() {
  const { from, until } = Route.useSearch();
  const navigate = Route.useNavigate();
  const span = from !== undefined && until !== undefined && from <= until ? { from, until } : null;
  return <StatementPage span={span} onSpan={(search) => void navigate({ search, replace: true, resetScroll: false })} />;
}
