import { useText } from '../../../platform/i18n';
import { Button } from '../../../ui/button';
import { Sheet } from '../../../ui/sheet';

/** Explains that an account of the Estonian licence can't sign in here (AUTH-005, OVER-001). */
export default function LicencePopup({ onClose }: { onClose: () => void }) {
  const t = useText();
  return (
    <Sheet
      isOpen
      onClose={onClose}
      size="small"
      title={t('account.sign-in.licence.title')}
      closeText={t('shell.close')}
      footer={
        <Button variant="primary" isWide onClick={onClose}>
          {t('shell.close')}
        </Button>
      }
    >
      <p>{t('account.sign-in.licence.text')}</p>
    </Sheet>
  );
}
