import { Link } from '@tanstack/react-router';
import { useText } from '../../../platform/i18n';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { PageHeading } from '../../../ui/page-heading';
import styles from './profile.module.css';
import { SessionsList } from './sessions-list';

/** The security page of the profile: the password, and the sessions. */
export function SecurityPage() {
  const t = useText();
  return (
    <div className={styles.page}>
      <PageHeading title={t('account.security.title')} lead={t('account.security.lead')} />
      <Card as="section" className={styles.section} aria-labelledby="security-password">
        <h2 id="security-password">{t('account.password')}</h2>
        <p className={styles.note}>{t('account.security.password')}</p>
        <Button className={styles.start} render={<Link to="/new-password" />}>
          {t('account.security.change')}
        </Button>
      </Card>
      <section className={styles.section} aria-labelledby="security-sessions">
        <h2 id="security-sessions">{t('account.sessions.title')}</h2>
        <SessionsList />
      </section>
    </div>
  );
}
