import { RemindForm } from '../../features/account/mails/remind-form';
import { useText } from '../../platform/i18n';
import { Sheet } from '../../ui/sheet';
import type { ModalProps } from '../modal-host';

/** Asking for a new password over the current page (ROUTE-051). */
export default function RemindModal({ onClose }: ModalProps) {
  const t = useText();
  return (
    <Sheet isOpen onClose={onClose} size="small" isKept title={t('account.remind.title')} closeText={t('shell.close')}>
      <RemindForm onDone={onClose} />
    </Sheet>
  );
}
