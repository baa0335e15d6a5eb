import { useText } from '../../../platform/i18n';
import { PageHeading } from '../../../ui/page-heading';
import styles from './profile.module.css';
import { SessionsList } from './sessions-list';

/** The security page of the profile: where the player is signed in. */
export function SecurityPage() {
  const t = useText();
  return (
    <div className={styles.page}>
      <PageHeading title={t('account.sessions.title')} />
      <SessionsList />
    </div>
  );
}
