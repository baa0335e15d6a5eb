import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFormat, useText } from '../../../platform/i18n';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import { PageHeading } from '../../../ui/page-heading';
import { ContactSection } from '../contact/contact-section';
import { ResetWarning } from '../security/factor-reset';
import { PasskeysSection } from '../security/passkeys-section';
import { securityQuery } from '../security/security-query';
import { TrustedDevices } from '../security/trusted-devices';
import { TwoFactorSection } from '../security/two-factor-section';
import { usePlaceName } from '../security/use-place-name';
import styles from './profile.module.css';
import { SessionsList } from './sessions-list';

/** The security page of the profile: password, second factor, passkeys and sessions. */
export function SecurityPage() {
  const t = useText();
  return (
    <div className={styles.page}>
      <PageHeading title={t('account.security.title')} lead={t('account.security.lead')} />
      <ResetWarning />
      <LastSignIn />
      <Card as="section" className={styles.section} aria-labelledby="security-password">
        <h2 id="security-password">{t('account.password')}</h2>
        <p className={styles.note}>{t('account.security.password')}</p>
        <Button className={styles.start} render={<Link to="/new-password" />}>
          {t('account.security.change')}
        </Button>
      </Card>
      <ContactSection kind="email" />
      <ContactSection kind="phone" />
      <TwoFactorSection />
      <PasskeysSection />
      <TrustedDevices />
      <section className={styles.section} aria-labelledby="security-sessions">
        <h2 id="security-sessions">{t('account.sessions.title')}</h2>
        <SessionsList />
      </section>
    </div>
  );
}

/** The previous sign-in, with time, device and place, and a link to the security history. */
function LastSignIn() {
  const t = useText();
  const { dateTime } = useFormat();
  const placeName = usePlaceName();
  const last = useQuery(securityQuery()).data?.last_sign_in;
  return (
    <div className={styles.section}>
      {last && (
        <p>
          {t('account.security.last', {
            when: dateTime(last.at),
            device: last.device ?? t('account.sessions.unknown'),
            place: placeName(last.country),
          })}
        </p>
      )}
      <Button variant="quiet" className={styles.start} render={<Link to="/profile/security/history" />}>
        {t('account.security.history')}
      </Button>
    </div>
  );
}
