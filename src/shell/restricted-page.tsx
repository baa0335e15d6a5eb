import { Link } from '@tanstack/react-router';
import { useText } from '../platform/i18n';
import { OrbitScene } from '../ui/orbit-scene';
import styles from './plain-page.module.css';

/** What an address shows that is closed in the visitor's country (ROUTE-048). */
export function RestrictedPage() {
  const t = useText();
  return (
    <section className={styles.page}>
      <OrbitScene seed="horizon" />
      <h1>{t('locale.restricted.title')}</h1>
      <p>{t('locale.restricted.text')}</p>
      <Link to="/" className={styles.way}>
        {t('shell.not-found.home')}
      </Link>
      <Link to="/$slug" params={{ slug: 'terms-and-conditions' }} className={styles.home}>
        {t('locale.restricted.terms')}
      </Link>
    </section>
  );
}
