import { ProfileForm } from '../../features/account/profile/profile-form';
import { DepositOneClick } from '../../features/cashbox';
import { useBreak, useSession } from '../../platform/session';
import { BreakSheet } from '../modal-host/break-sheet';
import type { ModalProps } from '../modal-host/modal-props';

/** The last deposit again by a saved method, over the current page (ROUTE-008, CASH-014). */
export default function DepositFastModal({ asked, onClose }: ModalProps) {
  const { player } = useSession();
  const playBreak = useBreak();
  if (playBreak) return <BreakSheet onClose={onClose} />;
  return (
    <DepositOneClick
      fromDashboard={asked.fromDashboard === 'true'}
      {...(player && { profileForm: <ProfileForm player={player as never} /> })}
      onClose={onClose}
    />
  );
}
