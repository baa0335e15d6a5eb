import { ProfileForm } from '../../features/account/profile/profile-form';
import { CashboxDashboard } from '../../features/cashbox';
import { useSession } from '../../platform/session';
import type { ModalProps } from '../modal-host/modal-props';

/** The cashbox over the current page; an incomplete profile comes first (ROUTE-008, PROF-002). */
export default function CashboxModal({ onClose }: ModalProps) {
  const { player } = useSession();
  return <CashboxDashboard {...(player && { profileForm: <ProfileForm player={player as never} /> })} onClose={onClose} />;
}
