import { useNavigate } from '@tanstack/react-router';
import { SavedLogin } from '../../features/account/sign-in/saved-login';
import { SignInForm } from '../../features/account/sign-in/sign-in-form';
import { useText } from '../../platform/i18n';
import { Sheet } from '../../ui/sheet';
import { BeforeLogin } from '../prompts/before-login';
import type { ModalProps } from '../modal-host/modal-props';
import { useAfterSignIn } from '../navigation/use-after-sign-in';

/** Signing in over the current page (ROUTE-051). */
export default function SignInModal({ asked, onClose }: ModalProps) {
  const t = useText();
  const navigate = useNavigate();
  const goOn = useAfterSignIn(asked.redirect, onClose);
  return (
    <Sheet isOpen onClose={onClose} size="full" isKept title={t('account.sign-in.title')} closeText={t('shell.close')}>
      <BeforeLogin>
        <SavedLogin
          onDone={goOn}
          onFailed={() => void navigate({ to: '/login', search: asked.redirect ? { redirect: asked.redirect } : {} })}
        />
        <SignInForm {...(asked.redirect && { redirect: asked.redirect })} onDone={goOn} />
      </BeforeLogin>
    </Sheet>
  );
}
