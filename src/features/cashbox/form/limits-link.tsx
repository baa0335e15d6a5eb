import { Link } from '@tanstack/react-router';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useText } from '../../../platform/i18n';
import styles from './limits-link.module.css';

/** Limits are one click away from every deposit. */
export function LimitsLink() {
  const t = useText();
  return (
    <p className={styles.line}>
      <ShieldCheck aria-hidden="true" />
      <span>
        {t('cashbox.limits-text')} <Link to="/profile/limits">{t('cashbox.limits-link')}</Link>
      </span>
    </p>
  );
}
