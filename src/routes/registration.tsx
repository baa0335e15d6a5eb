import { createFileRoute, useRouter } from '@tanstack/react-router';
import * as v from 'valibot';
import { SignUpPage } from '../features/account/sign-up/sign-up-page';
import { guestOnly } from '../shell/guards';
import { titleOf } from '../shell/title';
import { useGoOn } from '../shell/use-go-on';

export const Route = createFileRoute('/registration')({
  validateSearch: v.object({ redirect: v.optional(v.fallback(v.optional(v.string()), undefined)) }),
  beforeLoad: guestOnly,
  head: () => titleOf('account.sign-up.title'),
  component: Page,
});

function Page() {
  const { redirect } = Route.useSearch();
  const router = useRouter();
  const goOn = useGoOn(redirect, () => void router.navigate({ to: '/' }));
  return <SignUpPage {...(redirect && { redirect })} onDone={goOn} />;
}
