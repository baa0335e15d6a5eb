import { Link } from '@tanstack/react-router';
import type { MessageKey } from '#locales/index';
import type { RestrictedAction } from '#rules/account/restrictions';
import { useText } from '../../platform/i18n';
import { OrbitScene } from '../../ui/orbit-scene';
import styles from '../pages/plain-page.module.css';

const titles: Record<RestrictedAction, MessageKey> = {
  'sign-in': 'refusals.login_restricted',
  'sign-up': 'refusals.registration_restricted',
};

/** What isn't available in the visitor's country: signing in, signing up, or the address's other purpose (AUTH-010). */
export const restrictedTitle = (action: RestrictedAction | undefined): MessageKey => (action ? titles[action] : 'locale.restricted.title');

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
