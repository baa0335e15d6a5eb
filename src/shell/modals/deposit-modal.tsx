import { ProfileForm } from '../../features/account/profile/profile-form';
import { DepositStep } from '../../features/cashbox';
import { AppliedCode } from '../../features/gifts/codes/applied-code';
import { useAppliedCode } from '../../features/gifts/codes/deposit-code';
import { ChosenOffer, DepositOffers, useDepositOffers } from '../../features/gifts/offers/deposit-offers';
import { useBreak, useSession } from '../../platform/session';
import { BreakSheet } from '../modal-host/break-sheet';
import type { ModalProps } from '../modal-host/modal-props';

/** A deposit over the current page; an incomplete profile comes first (ROUTE-010, PROF-002). */
export default function DepositModal({ asked, onClose }: ModalProps) {
  const { player } = useSession();
  const playBreak = useBreak();
  // Requested along with the methods, so that they arrive together.
  useDepositOffers();
  const outcome = useAppliedCode(asked.autoApplyPromocode === 'true' && !playBreak);
  if (playBreak && !asked.payment) return <BreakSheet onClose={onClose} />;
  return (
    <DepositStep
      amountProp={Number(asked.amountProp ?? 0) || 0}
      fromDashboard={asked.fromDashboard === 'true'}
      account={asked.account}
      {...(asked.payment && { paymentId: asked.payment })}
      {...(player && { profileForm: <ProfileForm player={player as never} /> })}
      notice={outcome && <AppliedCode outcome={outcome} />}
      bonuses={{ choice: <DepositOffers />, isFirst: asked.bonus === 'true', chosen: (pay) => <ChosenOffer isCompact {...pay} /> }}
      onClose={onClose}
    />
  );
}
