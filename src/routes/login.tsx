import { createFileRoute, useLocation, useRouter } from '@tanstack/react-router';
import { SignInPage } from '../features/account/sign-in/sign-in-page';
import { BeforeLogin } from '../shell/prompts/before-login';
import { guestOnly, openHere } from '../shell/guards/guards';
import { signInSearchSchema } from '../shell/modal-host/modal';
import { titleOf } from '../shell/titles/title';
import { useAfterSignIn } from '../shell/navigation/use-after-sign-in';

export const Route = createFileRoute('/login')({
  validateSearch: signInSearchSchema,
  beforeLoad: (where) => {
    guestOnly(where);
    return openHere(where);
  },
  head: titleOf('account.sign-in.title'),
  component: Page,
});

function Page() {
  const { redirect } = Route.useSearch();
  const { signedOut } = useLocation({ select: ({ state }) => state });
  const router = useRouter();
  const goOn = useAfterSignIn(redirect, () => void router.navigate({ to: '/' }));
  return <SignInPage {...(redirect && { redirect })} signedOut={signedOut} onDone={goOn} Before={BeforeLogin} />;
}
