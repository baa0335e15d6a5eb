import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { SignUpPage } from '../features/account/sign-up/sign-up-page';
import { leaveSteps } from '../features/account/sign-up/step-history';
import { FirstLimit } from '../features/cashbox/steps/first-limit';
import { useAppContext } from '../platform/context/app-context';
import { useSession } from '../platform/session';
import { openHere, registrationOnly } from '../shell/guards/guards';
import { BeforeLogin } from '../shell/prompts/before-login';
import { signInSearchSchema } from '../shell/modal-host/modal';
import { titleOf } from '../shell/titles/title';
import { useAfterSignIn } from '../shell/navigation/use-after-sign-in';

export const Route = createFileRoute('/registration')({
  validateSearch: signInSearchSchema,
  beforeLoad: (where) => {
    registrationOnly(where);
    return openHere(where);
  },
  head: titleOf('account.sign-up.title'),
  component: Page,
});

function Page() {
  const { redirect } = Route.useSearch();
  const router = useRouter();
  const goOn = useAfterSignIn(redirect, () => void router.navigate({ to: '/' }));
  const { player } = useSession();
  const [isSignedUp, setSignedUp] = useState(false);
  const { signUp } = useAppContext();
  const noteSignedUp = () => {
    setSignedUp(true);
    void leaveSteps(router.history);
  };
  useEffect(() => () => signUp.note(false), [signUp]);
  return (
    <SignUpPage {...(redirect && { redirect })} Before={BeforeLogin} onBusy={(isBusy) => signUp.note(isBusy)} onDone={noteSignedUp}>
      {isSignedUp && player && <FirstLimit currency={player.currency} onDone={goOn} />}
    </SignUpPage>
  );
}
