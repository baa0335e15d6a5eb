import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import WifiOff from 'lucide-react/icons/wifi-off';
import { CallFailed } from '../../../platform/api/refusal';
import { useText } from '../../../platform/i18n';
import styles from './payment-failure.module.css';
import { useOnline } from '../../../platform/presence/use-online';
import { Button } from '../../../ui/button';
import { UnconfirmedPayment } from './use-pay';
import { MissingProof } from './verification-notice';

/** Refusals for which the next step is the checklist. */
const proofCodes: ReadonlySet<string> = new Set(['verification_required', 'email_unconfirmed', 'instrument_not_proven']);

/** Whether the network has come back since a failure for lack of it. */
function useIsBackSince(failure: CallFailed | null): boolean {
  const [endedBy, setEndedBy] = useState<CallFailed | null>(null);
  useEffect(() => {
    if (!failure?.isOffline) return undefined;
    const end = () => setEndedBy(failure);
    addEventListener('online', end);
    return () => removeEventListener('online', end);
  }, [failure]);
  return failure !== null && endedBy === failure;
}

interface PaymentFailureProps {
  error: Error | null;
  /** Retries a failed read. */
  onAgain?: () => void;
}

/** Why a payment didn't start; the input stays. Offline it shows before any click. */
export function PaymentFailure({ error, onAgain }: PaymentFailureProps) {
  const t = useText();
  const isOnline = useOnline();
  const failure = error instanceof CallFailed ? error : null;
  // Once the network is back a payment needs nothing more; a read still has to be retried.
  const isUnconfirmed = failure instanceof UnconfirmedPayment;
  const isOver = useIsBackSince(failure) && !onAgain && !isUnconfirmed;
  const isOffline = !isOnline || failure?.isOffline === true;
  const isShown = !isOnline || (error !== null && !isOver);
  const message = failure?.fields.amount_cents?.[0]?.message ?? failure?.message;
  return (
    <div role="alert">
      {isShown && (
        <p className={isOffline ? styles.offline : styles.failure}>
          {isOffline ? <WifiOff aria-hidden="true" /> : <CircleAlert aria-hidden="true" />}
          <span>
            {isUnconfirmed ? t('cashbox.unconfirmed') : isOffline ? t('cashbox.offline') : message || t('cashbox.failed')}{' '}
            {isUnconfirmed && <Link to="/profile/payments">{t('cashbox.unconfirmed-look')}</Link>}
            {failure && proofCodes.has(failure.code) && <MissingProof failure={failure} />}
            {failure?.code === 'limit_reached' && <Link to="/profile/limits">{t('limits.reached.look')}</Link>}
          </span>
        </p>
      )}
      {onAgain && isShown && (
        <Button size="small" variant="quiet" className={styles.again} onClick={onAgain}>
          {t('cashbox.try-again')}
        </Button>
      )}
    </div>
  );
}
