import { Link, useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { CallFailed } from '../platform/api/refusal';
import { useText } from '../platform/i18n';
import { logFailure } from '../platform/log';
import { Scene } from './parts';
import styles from './plain-page.module.css';
import { useReturn } from './use-return';

/**
 * What a page that fails to load shows (ROUTE-026): no connection is told apart, and the page comes by itself once there is
 * one; any other failure is logged.
 */
export function OopsPage({ error, reset }: Partial<ErrorComponentProps>) {
  const t = useText();
  const router = useRouter();
  const isOffline = error instanceof CallFailed && error.isOffline;
  useEffect(() => {
    if (error && !isOffline) logFailure('PAGE_FAILED', error);
  }, [error, isOffline]);
  const tryAgain = useCallback(() => {
    reset?.();
    void router.invalidate();
  }, [reset, router]);
  useReturn(isOffline, tryAgain);
  return (
    <section className={styles.page}>
      <Scene seed="eclipse" />
      <h1>{isOffline ? t('shell.offline-page.title') : t('shell.oops.title')}</h1>
      <p>{isOffline ? t('shell.offline-page.text') : t('shell.oops.text')}</p>
      <button type="button" className={styles.way} onClick={tryAgain}>
        {t('shell.oops.again')}
      </button>
      <Link to="/" className={styles.home}>
        {t('shell.not-found.home')}
      </Link>
    </section>
  );
}
