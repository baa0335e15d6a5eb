import { installGuides } from '#rules/install/platform';
import { useText } from '../../platform/i18n';
import { PageHeading } from '../../ui/page-heading';
import { GuideSteps } from './guide-steps';
import styles from './install.module.css';

/** The illustrated steps of all browsers side by side, for testers (PWA-003). */
export function GuideReviewPage() {
  const t = useText();
  return (
    <div className={styles.page}>
      <PageHeading title={t('install.review.title')} lead={t('install.review.text')} />
      <div className={styles.review}>
        {installGuides.map((guide) => (
          <section key={guide} aria-labelledby={guide}>
            <h2 id={guide}>{t(`install.guide.${guide}`)}</h2>
            <GuideSteps guide={guide} />
          </section>
        ))}
      </div>
    </div>
  );
}
