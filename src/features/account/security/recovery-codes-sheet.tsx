import { useText } from '../../../platform/i18n';
import { Sheet } from '../../../ui/sheet';
import { RecoveryCodes } from './recovery-codes';

/** New recovery codes over the page. Load it lazily. */
export default function RecoveryCodesSheet({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useText();
  return (
    <Sheet isOpen onClose={onClose} title={t('account.recovery.title')} closeText={t('shell.close')} size="small" isKept>
      <RecoveryCodes codes={codes} onDone={onClose} />
    </Sheet>
  );
}
