import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { SignUpForm } from '../../features/account/sign-up/sign-up-form';
import { leaveSteps } from '../../features/account/sign-up/step-history';
import { FirstLimit } from '../../features/cashbox/steps/first-limit';
import { useText } from '../../platform/i18n';
import { useSession } from '../../platform/session';
import { Sheet } from '../../ui/sheet';
import type { ModalProps } from '../modal-host/modal-props';
import { BeforeLogin } from '../prompts/before-login';
import { useAfterSignIn } from '../navigation/use-after-sign-in';

/** Signing up over the current page (ROUTE-051), then the question about a deposit limit. */
export default function SignUpModal({ asked, onClose }: ModalProps) {
  const t = useText();
  const { player } = useSession();
  const [isSignedUp, setSignedUp] = useState(false);
  const { history } = useRouter();
  const [isLeaving, setLeaving] = useState(false);
  const goOn = useAfterSignIn(asked.redirect ?? '/email-verify', onClose);
  const leave = () => {
    setLeaving(true);
    void leaveSteps(history).then(onClose);
  };
  const noteSignedUp = () => {
    setSignedUp(true);
    void leaveSteps(history);
  };
  // The draft stays at its step while the history returns to its first one.
  if (isLeaving) return null;
  return (
    <Sheet isOpen onClose={isSignedUp ? goOn : leave} size="full" isKept title={t('account.sign-up.title')} closeText={t('shell.close')}>
      {isSignedUp && player ? (
        <FirstLimit currency={player.currency} onDone={goOn} />
      ) : (
        <BeforeLogin>
          <SignUpForm {...(asked.redirect && { redirect: asked.redirect })} onDone={noteSignedUp} />
        </BeforeLogin>
      )}
    </Sheet>
  );
}
