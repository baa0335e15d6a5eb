import { Link } from '@tanstack/react-router';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import WifiOff from 'lucide-react/icons/wifi-off';
import { CallFailed } from '../../../platform/api/refusal';
import { useText } from '../../../platform/i18n';
import styles from './payment-failure.module.css';
import { useOnline } from '../../../platform/presence/use-online';

/** Why a payment didn't start; the input stays. Offline it shows before any click. */
export function PaymentFailure({ error }: { error: Error | null }) {
  const t = useText();
  const isOnline = useOnline();
  const failure = error instanceof CallFailed ? error : null;
  const isOffline = !isOnline || failure?.isOffline === true;
  const isShown = isOffline || error !== null;
  const message = failure?.fields.amount_cents?.[0]?.message ?? failure?.message;
  return (
    <div role="alert">
      {isShown && (
        <p className={isOffline ? styles.offline : styles.failure}>
          {isOffline ? <WifiOff aria-hidden="true" /> : <CircleAlert aria-hidden="true" />}
          <span>
            {isOffline ? t('cashbox.offline') : message || t('cashbox.failed')}{' '}
            {failure?.code === 'limit_reached' && <Link to="/profile/limits">{t('limits.reached.look')}</Link>}
          </span>
        </p>
      )}
    </div>
  );
}
