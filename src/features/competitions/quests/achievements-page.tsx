import { useText } from '../../../platform/i18n';
import { PageHeading } from '../../../ui/page-heading';
import styles from '../competitions.module.css';
import { Listed } from '../tournaments/tournaments-page';

/** Achievements on their own page (ACH-001). */
export function AchievementsPage() {
  const t = useText();
  return (
    <div className={styles.page}>
      <PageHeading title={t('competitions.heading.achievements')} lead={t('competitions.lead.achievements')} />
      <Listed tab="achievements" lotteries={[]} />
    </div>
  );
}
