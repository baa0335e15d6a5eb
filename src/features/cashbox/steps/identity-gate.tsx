import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { getVerification } from '#contract/calls/account/verification';
import type { VerificationStep } from '#contract/fields/verification';
import { queryOf } from '../../../platform/api/query';
import { useText } from '../../../platform/i18n';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';

/** The unverified items that the licence requires before deposits and play; empty while they're unknown. */
export function useMissingProof(): VerificationStep[] {
  const steps = useQuery(queryOf(getVerification, {})).data?.data ?? [];
  return steps.filter(({ needed, state }) => needed === 'play' && state !== 'accepted');
}

/** Replaces the deposit until the player has proven what the licence requires; it links to the checklist. */
export function IdentityGate({ missing }: { missing: readonly VerificationStep[] }) {
  const t = useText();
  const isInReview = missing.every(({ state }) => state === 'in_review');
  const items = missing.map(({ item }) => t(`account.verification.item.${item}`)).join(', ');
  return (
    <EmptyState
      title={t(isInReview ? 'cashbox.proof.review' : 'cashbox.proof.title')}
      action={
        <Button variant={isInReview ? 'secondary' : 'primary'} render={<Link to="/profile/verification" hash={missing[0]?.item ?? ''} />}>
          {t(isInReview ? 'cashbox.proof.look' : 'cashbox.proof.start')}
        </Button>
      }
    >
      {isInReview ? t('cashbox.proof.review-text') : t('cashbox.proof.text', { items })}
    </EmptyState>
  );
}
