import { useRouter } from '@tanstack/react-router';
import { NewPasswordForm } from '../../features/account/mails/new-password-form';
import { RemindForm } from '../../features/account/mails/remind-form';
import { useText } from '../../platform/i18n';
import { session } from '../../platform/session';
import { Sheet } from '../../ui/sheet';
import type { ModalProps } from '../modal-host/modal-props';

/**
 * Setting a new password by a mailed link, whose query is passed on (ROUTE-051); without one the mail is requested first.
 * Sign-in follows, since nobody is signed in then.
 */
export default function NewPasswordModal({ asked, onClose }: ModalProps) {
  const t = useText();
  const router = useRouter();
  const right = asked.reset_password_token ? { token: asked.reset_password_token } : asked.email ? { email: asked.email } : null;
  const signIn = () => void router.navigate({ to: '/sign-in', replace: true });
  return (
    <Sheet isOpen onClose={onClose} size="full" isKept title={t('account.new-password.title')} closeText={t('shell.close')}>
      {right ? <NewPasswordForm right={right} onDone={signIn} /> : <RemindForm email={session.player?.email ?? ''} onDone={signIn} />}
    </Sheet>
  );
}
