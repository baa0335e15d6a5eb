import { useText } from '../../platform/i18n';
import { PageHeading } from '../../ui/page-heading';
import { LimitsPanel } from './limits-panel';
import styles from './limits.module.css';

/** The page of limits and breaks (PROF-001). */
export function LimitsPage() {
  const t = useText();
  return (
    <div className={styles.page}>
      <PageHeading title={t('limits.title')} lead={t('limits.lead')} />
      <LimitsPanel />
    </div>
  );
}
