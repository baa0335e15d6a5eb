import { Link, useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { useText } from '../../platform/i18n';
import { isConnectionLost, isPartMissing, isUnavailable } from '../../platform/loading/lost-connection';
import { logFailure } from '../../platform/log';
import { Scene } from '../parts';
import styles from './plain-page.module.css';
import { useReturn } from '../../platform/presence/use-return';

/**
 * The error page of a page that fails to load (ROUTE-026): a lost connection and an unavailable server are recognised, and the page loads
 * automatically once there is one; any other failure is logged (ROUTE-059).
 */
export function OopsPage({ error, reset }: Partial<ErrorComponentProps>) {
  const t = useText();
  const router = useRouter();
  const isMissing = isPartMissing(error);
  const [isThere, setThere] = useState(false);
  const isOffline = isConnectionLost(error) && !(isMissing && isThere);
  const isAway = isOffline || isUnavailable(error);
  useEffect(() => {
    if (error && !isAway) logFailure('PAGE_FAILED', error);
  }, [error, isAway]);
  const tryAgain = useCallback(() => {
    // A module whose import failed once fails again in this window, so the window is reloaded; without a server that would only lose it.
    if (isMissing) return window.reloadPage?.(1);
    reset?.();
    void router.invalidate();
  }, [isMissing, reset, router]);
  const onReturn = useCallback(() => {
    if (!isMissing) return tryAgain();
    // The window is reloaded like for any missing file, so at most once a minute: the file may be missing on the server as well.
    setThere(true);
    dispatchEvent(new Event('vite:preloadError'));
  }, [isMissing, tryAgain]);
  useReturn(isAway, onReturn);
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
