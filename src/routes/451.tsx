import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { restrictedActions } from '#rules/account/restrictions';
import { RestrictedPage } from '../shell/guards/restricted-page';
import { restrictedTitle } from '../shell/guards/restricted-title';
import { titleOf } from '../shell/titles/title';

export const Route = createFileRoute('/451')({
  validateSearch: v.object({ action: v.optional(v.fallback(v.optional(v.picklist(restrictedActions)), undefined)) }),
  head: ({ match }) => titleOf(restrictedTitle(match.search.action))({ match }),
  component: Page,
});

function Page() {
  return <RestrictedPage action={Route.useSearch().action} />;
}
