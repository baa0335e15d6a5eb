import { Confirmation } from '../../features/account/mails/confirmation';
import { useText } from '../../platform/i18n';
import { Sheet } from '../../ui/sheet';
import type { ModalProps } from '../modal-host/modal-props';

/** Confirming the address by a mailed link, whose query says what it confirms (ROUTE-029). */
export default function ConfirmationModal({ asked, onClose }: ModalProps) {
  const t = useText();
  return (
    <Sheet isOpen onClose={onClose} size="full" title={t('account.confirmation.title')} closeText={t('shell.close')}>
      <Confirmation token={asked.confirmation_token ?? ''} />
    </Sheet>
  );
}
