// @chunk later
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { Link, useMatches } from '@tanstack/react-router';
import CloudOff from 'lucide-react/icons/cloud-off';
import { probeServer, retryNow } from '../../platform/api/reach';
import { useFormat, useText, windowLanguage } from '../../platform/i18n';
import { useAge } from '../../platform/reads/use-age';
import { Button } from '../../ui/button';
import styles from './offline-bar.module.css';
import { languageNames } from '../language/languages';
import type { Trouble } from './use-trouble';

/** Below this, a rounded age would be zero. */
const MOMENT_MS = 30_000;

function Age({ since }: { since: number }) {
  const t = useText();
  const { ago } = useFormat();
  const age = useAge(since);
  const shown = (age ?? 0) < MOMENT_MS ? t('shell.age.moment') : ago(age ?? 0);
  return <span className={styles.age}>{t('shell.age', { ago: shown })}</span>;
}

/** Tries everything on the screen now that failed or waits for its next attempt. */
function tryNow(queryClient: QueryClient): void {
  retryNow();
  void probeServer();
  void queryClient.refetchQueries({ type: 'active' });
}

/**
 * The bar on every page without a network, or if the server doesn’t respond: how old the shown data is, and which parts were never loaded
 * or need the network, also for a page that's still loading (OFF-001). What failed is tried again automatically, or on a press. With a network, it shows changes of the player that can't be sent.
 */
export default function OfflineBar({ trouble }: { trouble: Trouble }) {
  const t = useText();
  const queryClient = useQueryClient();
  const { isOnline, isOut, isLate, since, missing, count, isShown } = trouble;
  // Such a page says what's missing; the data around it, such as the balance, isn't a saved version of it.
  const hasFailed = useMatches({ select: (matches) => matches.some(({ status }) => status === 'error') });
  const { standIn, locale } = windowLanguage;
  return (
    <div role="status">
      {isShown && (
        <p className={styles.bar}>
          <CloudOff aria-hidden size={18} />
          <span>
            {isOut && (isOnline ? `${t('shell.away')} ${t('shell.away-retrying')}` : t('shell.offline'))}{' '}
            {isOut && since !== null && !hasFailed && <Age since={since} />}{' '}
            {isOut && since === null && missing !== null && t(`shell.${missing}`)}{' '}
            {isOut && standIn !== null && t('shell.stand-in', { language: languageNames[locale] })}{' '}
            {isLate && !isOut && t('shell.page-late')}{' '}
            {count > 0 && (
              <Link to="/profile" hash="changes" className={styles.waiting}>
                {t('shell.outbox.waiting', { count })}
              </Link>
            )}
          </span>
          {isOut && isOnline && (
            <Button variant="quiet" size="small" onClick={() => tryNow(queryClient)}>
              {t('shell.oops.again')}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
