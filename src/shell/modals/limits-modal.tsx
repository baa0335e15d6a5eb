import { LimitsPanel } from '../../features/limits/limits-panel';
import { useText } from '../../platform/i18n';
import { Sheet } from '../../ui/sheet';
import type { ModalProps } from '../modal-host/modal-props';

/** Limits and breaks over the current page: setting one doesn't require leaving a game (OVER-001). */
export default function LimitsModal({ onClose }: ModalProps) {
  const t = useText();
  return (
    <Sheet isOpen isTall onClose={onClose} title={t('limits.title')} description={t('limits.lead')} closeText={t('shell.close')}>
      <LimitsPanel />
    </Sheet>
  );
}
