import { createFileRoute, useRouter } from '@tanstack/react-router';
import { SignInPage } from '../features/account/sign-in/sign-in-page';
import { BeforeLogin } from '../shell/before-login';
import { guestOnly, openHere } from '../shell/guards';
import { doorSearchSchema } from '../shell/modal';
import { titleOf } from '../shell/title';
import { useAfterSignIn } from '../shell/use-after-sign-in';

export const Route = createFileRoute('/login')({
  validateSearch: doorSearchSchema,
  beforeLoad: (where) => {
    guestOnly(where);
    return openHere(where);
  },
  head: titleOf('account.sign-in.title'),
  component: Page,
});

function Page() {
  const { redirect } = Route.useSearch();
  const router = useRouter();
  const goOn = useAfterSignIn(redirect, () => void router.navigate({ to: '/' }));
  return <SignInPage {...(redirect && { redirect })} onDone={goOn} Before={BeforeLogin} />;
}
