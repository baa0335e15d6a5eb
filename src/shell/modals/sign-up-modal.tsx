import { SignUpForm } from '../../features/account/sign-up/sign-up-form';
import { useText } from '../../platform/i18n';
import { Sheet } from '../../ui/sheet';
import type { ModalProps } from '../modal-host/modal-props';
import { useAfterSignIn } from '../navigation/use-after-sign-in';

/** Signing up over the current page (ROUTE-051). */
export default function SignUpModal({ asked, onClose }: ModalProps) {
  const t = useText();
  const goOn = useAfterSignIn(asked.redirect ?? '/email-verify', onClose);
  return (
    <Sheet isOpen onClose={onClose} size="full" isKept title={t('account.sign-up.title')} closeText={t('shell.close')}>
      <SignUpForm {...(asked.redirect && { redirect: asked.redirect })} onDone={goOn} />
    </Sheet>
  );
}
