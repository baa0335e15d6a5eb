import { Link } from '@tanstack/react-router';
import { useText } from '../../../platform/i18n';
import { buttonClass } from '../../../ui/button';
import { PageHeading } from '../../../ui/page-heading';
import { VipProgress } from './vip-progress';
import styles from './vip-page.module.css';

/** The player's level among the account pages (ROUTE-014). */
export function LevelPage() {
  const t = useText();
  return (
    <div className={styles.page}>
      <PageHeading title={t('vip.level.title')} lead={t('vip.lead')} />
      <VipProgress />
      <p className={styles.both}>{t('vip.levels.both')}</p>
      <Link to="/vip" className={buttonClass()}>
        {t('vip.level.more')}
      </Link>
    </div>
  );
}
