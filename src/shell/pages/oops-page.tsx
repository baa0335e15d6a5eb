import { Link, useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { useText } from '../../platform/i18n';
import { isConnectionLost, isPartMissing, isUnavailable } from '../../platform/loading/lost-connection';
import { logFailure } from '../../platform/log';
import { Scene } from '../parts';
import styles from './plain-page.module.css';
import { useReturn } from '../navigation/use-return';

/**
 * The error page of a page that fails to load (ROUTE-026): a lost connection and an unavailable server are recognised, and the page loads
 * automatically once there is one; any other failure is logged (ROUTE-059).
 */
export function OopsPage({ error, reset }: Partial<ErrorComponentProps>) {
  const t = useText();
  const router = useRouter();
  const isOffline = isConnectionLost(error);
  const isAway = isOffline || isUnavailable(error);
  useEffect(() => {
    if (error && !isAway) logFailure('PAGE_FAILED', error);
  }, [error, isAway]);
  const tryAgain = useCallback(() => {
    // A module whose import failed once fails again in this window, so the window is reloaded.
    if (isPartMissing(error)) return location.reload();
    reset?.();
    void router.invalidate();
  }, [error, reset, router]);
  useReturn(isAway, tryAgain);
  return (
    <section className={styles.page}>
      <Scene seed="eclipse" />
      <h1>{isOffline ? t('shell.offline-page.title') : t('shell.oops.title')}</h1>
      <p>{t(isOffline ? 'shell.offline-page.text' : isAway ? 'refusals.unavailable' : 'shell.oops.text')}</p>
      <button type="button" className={styles.way} onClick={tryAgain}>
        {t('shell.oops.again')}
      </button>
      <Link to="/" className={styles.home}>
        {t('shell.not-found.home')}
      </Link>
    </section>
  );
}
