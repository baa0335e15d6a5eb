import { useText } from '../../../platform/i18n';
import { PageHeading } from '../../../ui/page-heading';
import { SheetLink } from '../sheet-link';
import { useProgram } from '../use-program';
import { VipTabs } from './vip-tabs';
import styles from './rewards-page.module.css';

/** The club's questions and answers, which operators maintain (ROUTE-021, VIP-006). */
export function VipInfoPage() {
  const t = useText();
  const { program, say } = useProgram();
  return (
    <div className={styles.page}>
      <PageHeading title={t('vip.info.title')} lead={t('vip.info.lead')} />
      <VipTabs />
      <div className={styles.info}>
        {program.info.map(({ id, title, text }) => (
          <section key={id} aria-labelledby={`vip-info-${id}`}>
            <h2 id={`vip-info-${id}`}>{say(title)}</h2>
            <p>{say(text)}</p>
          </section>
        ))}
      </div>
      {program.onboarding.length > 0 && (
        <p className={styles.more}>
          <SheetLink sheet="onboarding">{t('vip.onboarding')}</SheetLink>
        </p>
      )}
    </div>
  );
}
