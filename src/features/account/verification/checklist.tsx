import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { startIdentityCheck } from '#contract/calls/account/identity-check';
import { getVerification } from '#contract/calls/account/verification';
import type { VerificationItem, VerificationState, VerificationStep } from '#contract/fields/verification';
import { documentsFor } from '#rules/account/verification/evidence';
import { ask } from '../../../platform/api/client';
import { CallFailed } from '../../../platform/api/refusal';
import { queryOf } from '../../../platform/api/query';
import { failureText } from '../../../platform/form';
import { useFormat, useText } from '../../../platform/i18n';
import { useOnline } from '../../../platform/presence/use-online';
import { useSession } from '../../../platform/session';
import { Badge, type Tone } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Message } from '../../../ui/message';
import { SkeletonRows } from '../../../ui/skeleton-rows';
import { ReadFailure } from '../read-failure';
import styles from './checklist.module.css';

/** The items that the player has to prove, with their states. */
export const verificationQuery = () => queryOf(getVerification, {});

const tones: Record<VerificationState, Tone> = {
  not_started: 'neutral',
  in_review: 'info',
  accepted: 'success',
  refused: 'danger',
  expired: 'warning',
};

/** Every item of the player's verification: its state, when it's needed, and its next step (PROF-004). */
export function Checklist({ onDocument }: { onDocument: (item: VerificationItem) => void }) {
  const steps = useQuery(verificationQuery());
  if (!steps.data) {
    return steps.error ? <ReadFailure query={steps} /> : <SkeletonRows count={6} />;
  }
  return (
    <ul className={styles.list}>
      {steps.data.data.map((step) => (
        <Step key={step.item} step={step} onDocument={onDocument} hasCheck={steps.data.has_identity_check} />
      ))}
    </ul>
  );
}

interface StepProps {
  step: VerificationStep;
  onDocument: (item: VerificationItem) => void;
  /** Whether a provider checks identities. */
  hasCheck: boolean;
}

function Step({ step, onDocument, hasCheck }: StepProps) {
  const t = useText();
  const { date, money } = useFormat();
  const { item, state, reason, needed, above, expires_at: until } = step;
  const need =
    needed === 'threshold'
      ? t('account.verification.need.threshold', { amount: above ? money(above.amount_cents, above.currency) : '' })
      : t(`account.verification.need.${needed}`);
  return (
    <li id={item} className={styles.item} data-due={step.is_due || undefined}>
      <div className={styles.top}>
        <h3 className={styles.name}>{t(`account.verification.item.${item}`)}</h3>
        <Badge tone={tones[state]}>{t(`account.verification.step.${state}`)}</Badge>
      </div>
      {reason && <p className={styles.reason}>{t(`account.verification.reason.${reason}`)}</p>}
      {state !== 'accepted' && <p className={styles.note}>{need}</p>}
      {item === 'instrument' && <p className={styles.note}>{t('account.verification.about.instrument')}</p>}
      {until !== null && <p className={styles.note}>{t('account.verification.until', { date: date(until) })}</p>}
      {hasCheck && item === 'identity' && state !== 'accepted' && state !== 'in_review' && <IdentityCheck />}
      <NextStep item={item} state={state} isOtherWay={hasCheck && item === 'identity'} onDocument={onDocument} />
    </li>
  );
}

/** Opens the provider that checks identities; sending documents remains the alternative. */
function IdentityCheck() {
  const t = useText();
  const isOnline = useOnline();
  const starting = useMutation({
    mutationFn: () => ask(startIdentityCheck, {}, { retries: 1 }),
    onSuccess: ({ url }) => window.location.assign(url),
  });
  return (
    <>
      {starting.error instanceof CallFailed && <Message tone="warning">{failureText(t, starting.error)}</Message>}
      <Button size="small" className={styles.next} isBusy={starting.isPending} disabled={!isOnline} onClick={() => starting.mutate()}>
        {t('account.identity.start')}
      </Button>
    </>
  );
}

/** The next step of an item that isn't accepted and isn't in review. */
function NextStep({
  item,
  state,
  isOtherWay,
  onDocument,
}: {
  item: VerificationItem;
  state: VerificationState;
  /** Whether a faster way is offered above it. */
  isOtherWay: boolean;
  onDocument: (item: VerificationItem) => void;
}) {
  const t = useText();
  const hasPhone = Boolean(useSession().player?.mobile_phone);
  if (state === 'accepted' || state === 'in_review') return null;
  if (item === 'email' || item === 'phone') {
    return (
      <Button
        size="small"
        variant="secondary"
        className={styles.next}
        render={item === 'email' ? <Link to="/email-verify" /> : <Link to="/profile/security" hash="security-phone" />}
      >
        {t(item === 'phone' && hasPhone ? 'account.phone.confirm' : `account.verification.do.${item}`)}
      </Button>
    );
  }
  if (documentsFor(item).length === 0) return null;
  const label = item === 'funds' ? undefined : t('account.verification.do.for', { item: t(`account.verification.item.${item}`) });
  return (
    <Button
      size="small"
      variant={isOtherWay ? 'quiet' : 'secondary'}
      className={styles.next}
      aria-label={label}
      onClick={() => onDocument(item)}
    >
      {t(item === 'funds' ? 'account.wealth.answer' : 'account.verification.do.document')}
    </Button>
  );
}
