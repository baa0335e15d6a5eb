import { createFileRoute, useRouter } from '@tanstack/react-router';
import { SignUpPage } from '../features/account/sign-up/sign-up-page';
import { guestOnly, openHere } from '../shell/guards/guards';
import { signInSearchSchema } from '../shell/modal-host/modal';
import { titleOf } from '../shell/titles/title';
import { useAfterSignIn } from '../shell/navigation/use-after-sign-in';

export const Route = createFileRoute('/registration')({
  validateSearch: signInSearchSchema,
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
