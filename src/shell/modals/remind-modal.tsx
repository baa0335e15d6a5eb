import { useRouter } from '@tanstack/react-router';
import { RemindForm } from '../../features/account/mails/remind-form';
import { useText } from '../../platform/i18n';
import { Sheet } from '../../ui/sheet';
import type { ModalProps } from '../modal-host/modal-props';

/** Requesting a new password over the current page (ROUTE-051); sign-in follows once it's set. */
export default function RemindModal({ onClose }: ModalProps) {
  const t = useText();
  const router = useRouter();
  return (
    <Sheet isOpen onClose={onClose} size="full" isKept title={t('account.remind.title')} closeText={t('shell.close')}>
      <RemindForm onDone={() => void router.navigate({ to: '/sign-in', replace: true })} />
    </Sheet>
  );
}
