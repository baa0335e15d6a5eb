import { createFileRoute, useRouter } from '@tanstack/react-router';
import * as v from 'valibot';
import { SignInPage } from '../features/account/doors/sign-in-page';
import { guestOnly } from '../shell/guards';
import { titleOf } from '../shell/title';
import { useGoOn } from '../shell/use-go-on';

export const Route = createFileRoute('/login')({
  validateSearch: v.object({ redirect: v.optional(v.fallback(v.optional(v.string()), undefined)) }),
  beforeLoad: guestOnly,
  head: () => titleOf('account.sign-in.title'),
  component: Page,
});

function Page() {
  const { redirect } = Route.useSearch();
  const router = useRouter();
  const goOn = useGoOn(redirect, () => void router.navigate({ to: '/' }));
  return <SignInPage {...(redirect && { redirect })} onDone={goOn} />;
}
