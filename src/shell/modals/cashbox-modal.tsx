import { CashboxDashboard } from '../../features/cashbox';
import type { ModalProps } from '../modal-host';

/** The cashbox over the current page (ROUTE-008). */
export default function CashboxModal({ onClose }: ModalProps) {
  return <CashboxDashboard onClose={onClose} />;
}
