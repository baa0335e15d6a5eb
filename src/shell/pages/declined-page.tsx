import { Link, useRouter } from '@tanstack/react-router';
import { useText } from '../../platform/i18n';
import { Scene } from '../parts';
import styles from './plain-page.module.css';

/** The page for a visitor who declined what has to be confirmed before signing in (OVER-005); it isn't an error. */
export function DeclinedPage() {
  const t = useText();
  const router = useRouter();
  return (
    <section className={styles.page}>
      <Scene seed="eclipse" />
      <h1>{t('frame.declined.title')}</h1>
      <p>{t('frame.declined.text')}</p>
      <button type="button" className={styles.way} onClick={() => router.history.back()}>
        {t('frame.declined.back')}
      </button>
      <Link to="/" className={styles.home}>
        {t('shell.not-found.home')}
      </Link>
    </section>
  );
}
