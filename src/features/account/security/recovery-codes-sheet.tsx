import { useText } from '../../../platform/i18n';
import { Sheet } from '../../../ui/sheet';
import { RecoveryCodes } from './recovery-codes';

/** New recovery codes over the page. They can't be shown again, so only the player's confirmation closes the sheet. Load it lazily. */
export default function RecoveryCodesSheet({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useText();
  return (
    <Sheet isOpen onClose={() => undefined} title={t('account.recovery.title')} closeText={null} size="small" isKept>
      <RecoveryCodes codes={codes} onDone={onClose} />
    </Sheet>
  );
}
