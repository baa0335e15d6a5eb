import { createFileRoute, useRouter } from '@tanstack/react-router';
import { SignUpPage } from '../features/account/sign-up/sign-up-page';
import { guestOnly, openHere } from '../shell/guards';
import { doorSearchSchema } from '../shell/modal';
import { titleOf } from '../shell/title';
import { useAfterSignIn } from '../shell/use-after-sign-in';

export const Route = createFileRoute('/registration')({
  validateSearch: doorSearchSchema,
  beforeLoad: (where) => {
    guestOnly(where);
    return openHere(where);
  },
  head: titleOf('account.sign-up.title'),
  component: Page,
});

function Page() {
  const { redirect } = Route.useSearch();
  const router = useRouter();
  const goOn = useAfterSignIn(redirect, () => void router.navigate({ to: '/' }));
  return <SignUpPage {...(redirect && { redirect })} onDone={goOn} />;
}
