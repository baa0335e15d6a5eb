import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useText } from '../../../platform/i18n';
import styles from './step.module.css';

/** The link back to the dashboard, for players who came from there. */
export function BackToCashbox() {
  const t = useText();
  return (
    <Link to="/cashbox" className={styles.back}>
      <ArrowLeft aria-hidden="true" />
      {t('cashbox.back')}
    </Link>
  );
}
