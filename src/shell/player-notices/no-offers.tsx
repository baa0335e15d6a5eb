import { Link } from '@tanstack/react-router';
import PauseCircle from 'lucide-react/icons/circle-pause';
import { useText } from '../../platform/i18n';
import { Button } from '../../ui/button';
import { EmptyState } from '../../ui/empty-state';
import { PageHeading } from '../../ui/page-heading';
import styles from './no-offers.module.css';

/** Replaces a page with offers during a break, with links to limits and help (LIMIT-006). */
export default function NoOffers() {
  const t = useText();
  return (
    <div className={styles.page}>
      <PageHeading title={t('limits.break.no-offers')} />
      <EmptyState icon={<PauseCircle />} title={t('limits.break.now')}>
        {t('limits.break.no-offers.text')}
      </EmptyState>
      <div className={styles.ways}>
        <Button variant="secondary" render={<Link to="/$slug" params={{ slug: 'responsible-gaming' }} />}>
          {t('frame.footer.responsible')}
        </Button>
        <Button variant="quiet" render={<Link to="/support" />}>
          {t('shell.support')}
        </Button>
      </div>
    </div>
  );
}
