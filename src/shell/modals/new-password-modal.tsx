import { useRouter } from '@tanstack/react-router';
import { NewPasswordForm } from '../../features/account/mails/new-password-form';
import { useText } from '../../platform/i18n';
import { Sheet } from '../../ui/sheet';
import type { ModalProps } from '../modal-host';

/** Setting a new password by a mailed link, which hands its query on (ROUTE-051); the way in follows, since nobody is signed in. */
export default function NewPasswordModal({ asked, onClose }: ModalProps) {
  const t = useText();
  const router = useRouter();
  const right = asked.reset_password_token ? { token: asked.reset_password_token } : { email: asked.email ?? '' };
  return (
    <Sheet isOpen onClose={onClose} size="small" isKept title={t('account.new-password.title')} closeText={t('shell.close')}>
      <NewPasswordForm right={right} onDone={() => void router.navigate({ to: '/sign-in', replace: true })} />
    </Sheet>
  );
}
