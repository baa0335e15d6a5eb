import { Link } from '@tanstack/react-router';
import { useText } from '../../platform/i18n';
import { Scene } from '../parts';
import styles from './plain-page.module.css';

/** The page of an unknown address. */
export function NotFoundPage() {
  const t = useText();
  return (
    <section className={styles.page}>
      <Scene seed="nowhere" />
      <h1>{t('shell.not-found.title')}</h1>
      <p>{t('shell.not-found.text')}</p>
      <Link to="/" className={styles.way}>
        {t('shell.not-found.home')}
      </Link>
    </section>
  );
}
