import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import Clock from 'lucide-react/icons/clock';
import IdCard from 'lucide-react/icons/id-card';
import { getVerification } from '#contract/calls/account/verification';
import type { VerificationItem, VerificationStep } from '#contract/fields/verification';
import { documentsFor } from '#rules/account/verification/evidence';
import { queryOf } from '../../../platform/api/query';
import { useText } from '../../../platform/i18n';
import { Button } from '../../../ui/button';
import { Gate } from './gate';

/** The unverified items that the licence requires before deposits and play; empty while they're unknown. */
export function useMissingProof(): VerificationStep[] {
  const steps = useQuery(queryOf(getVerification, {})).data?.data ?? [];
  return steps.filter(({ needed, state }) => needed === 'play' && state !== 'accepted');
}

/** Replaces the deposit until the player has proven what the licence requires; it links to the checklist. */
export function IdentityGate({ missing }: { missing: readonly VerificationStep[] }) {
  const t = useText();
  const isInReview = missing.every(({ state }) => state === 'in_review');
  const nameOf = (item: VerificationItem) => t(`account.verification.item.${item}`);
  const items = missing.map(({ item }) => nameOf(item)).join(', ');
  const open = (
    <Button
      variant={isInReview ? 'secondary' : 'primary'}
      isWide
      render={<Link to="/profile/verification" hash={missing[0]?.item ?? ''} />}
    >
      {t(isInReview ? 'cashbox.proof.look' : 'cashbox.proof.start')}
    </Button>
  );
  const review = [t('cashbox.proof.check'), t('cashbox.proof.check-time')] as const;
  if (isInReview) {
    const text = t('cashbox.proof.review-text');
    const facts = [[t('cashbox.proof.sent'), items] as const, review];
    return <Gate icon={<Clock aria-hidden />} title={t('cashbox.proof.review')} text={text} facts={facts} action={open} />;
  }
  /** The documents of which one proves the item; the item itself if no document does. */
  const proofOf = (item: VerificationItem) =>
    documentsFor(item)
      .map((kind) => t(`account.verification.kind.${kind}`))
      .join(' / ') || nameOf(item);
  const facts = [
    [t('cashbox.proof.needed'), missing.map(({ item }) => proofOf(item)).join(', ')] as const,
    [t('cashbox.proof.time'), t('cashbox.proof.minutes')] as const,
    review,
  ];
  return <Gate icon={<IdCard aria-hidden />} title={t('cashbox.proof.title')} text={t('cashbox.proof.text')} facts={facts} action={open} />;
}
