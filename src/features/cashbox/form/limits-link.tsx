import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useText } from '../../../platform/i18n';
import { hasDepositLimitQuery } from '../queries';
import styles from './limits-link.module.css';

/** A link to the limits, on every deposit; its text differs for a player with a deposit limit. */
export function LimitsLink() {
  const t = useText();
  const { data: hasLimit } = useQuery(hasDepositLimitQuery());
  return (
    <p className={styles.line}>
      <ShieldCheck aria-hidden="true" />
      <span>
        {t(hasLimit ? 'cashbox.limits-set' : 'cashbox.limits-text')}{' '}
        <Link to="/profile/limits">{t(hasLimit ? 'limits.reached.look' : 'cashbox.limits-link')}</Link>
      </span>
    </p>
  );
}
