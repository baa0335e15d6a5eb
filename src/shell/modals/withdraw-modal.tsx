import { ProfileForm } from '../../features/account/profile/profile-form';
import { WithdrawStep } from '../../features/cashbox';
import { noteMoment } from '../../features/notifications/push/earned-moment';
import { useSession } from '../../platform/session';
import type { ModalProps } from '../modal-host/modal-props';

/** A withdrawal over the current page; requesting one is an earned moment for the push sheet (PWA-006). */
export default function WithdrawModal({ asked, onClose }: ModalProps) {
  const { player } = useSession();
  return (
    <WithdrawStep
      fromDashboard={asked.fromDashboard === 'true'}
      {...(asked.payment && { paymentId: asked.payment })}
      {...(player && { profileForm: <ProfileForm player={player as never} /> })}
      onClose={onClose}
      onRequested={() => noteMoment('withdrawal_requested')}
    />
  );
}
