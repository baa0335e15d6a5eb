import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useText } from '../platform/i18n';
import { logFailure } from '../platform/log';
import styles from './plain-page.module.css';

/** What a page that fails to load shows (ROUTE-026); the failure is logged. */
export function OopsPage({ error, reset }: Partial<ErrorComponentProps>) {
  const t = useText();
  const router = useRouter();
  useEffect(() => {
    if (error) logFailure('PAGE_FAILED', error);
  }, [error]);
  const tryAgain = () => {
    reset?.();
    void router.invalidate();
  };
  return (
    <section className={styles.page}>
      <h1>{t('shell.oops.title')}</h1>
      <p>{t('shell.oops.text')}</p>
      <button type="button" className={styles.way} onClick={tryAgain}>
        {t('shell.oops.again')}
      </button>
    </section>
  );
}
