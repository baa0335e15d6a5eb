import { Link } from '@tanstack/react-router';
import type { RestrictedAction } from '#rules/account/restrictions';
import { useText } from '../../platform/i18n';
import { OrbitScene } from '../../ui/orbit-scene';
import styles from '../pages/plain-page.module.css';
import { restrictedTitle } from './restricted-title';

/** The page of an address that's closed in the visitor's country (ROUTE-048). */
export function RestrictedPage({ action }: { action?: RestrictedAction | undefined }) {
  const t = useText();
  return (
    <section className={styles.page}>
      <OrbitScene seed="horizon" />
      <h1>{t(restrictedTitle(action))}</h1>
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
