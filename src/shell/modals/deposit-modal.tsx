import { ProfileForm } from '../../features/account/profile/profile-form';
import { DepositStep } from '../../features/cashbox';
import { DepositOffers, useDepositOffers } from '../../features/gifts/deposit-offers';
import { useSession } from '../../platform/session';
import type { ModalProps } from '../modal-host';

/** A deposit over the current page; an incomplete profile is filled in first (ROUTE-010, PROF-002). */
export default function DepositModal({ asked, onClose }: ModalProps) {
  const { player } = useSession();
  // Asked for beside the methods, so that they come together.
  useDepositOffers();
  return (
    <DepositStep
      amountProp={Number(asked.amountProp ?? 0) || 0}
      fromDashboard={asked.fromDashboard === 'true'}
      account={asked.account}
      {...(asked.payment && { paymentId: asked.payment })}
      {...(player && { profileForm: <ProfileForm player={player as never} /> })}
      bonuses={{ choice: <DepositOffers />, isFirst: asked.bonus === 'true' }}
      onClose={onClose}
    />
  );
}
