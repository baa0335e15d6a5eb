import { EmailVerifyForm } from '../../features/account/mails/email-verify-form';
import { useText } from '../../platform/i18n';
import { Sheet } from '../../ui/sheet';
import type { ModalProps } from '../modal-host/modal-props';

/** Confirming the address by six digits (ROUTE-051). */
export default function EmailVerifyModal({ onClose }: ModalProps) {
  const t = useText();
  return (
    <Sheet isOpen onClose={onClose} size="full" title={t('account.verify.title')} closeText={t('shell.close')}>
      <EmailVerifyForm onDone={onClose} />
    </Sheet>
  );
}
