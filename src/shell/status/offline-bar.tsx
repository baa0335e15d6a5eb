// @chunk later
import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { Link, useMatches } from '@tanstack/react-router';
import CloudOff from 'lucide-react/icons/cloud-off';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio';
import { isPlayersOwn } from '#offline/outbox';
import { ageOf, onAgeChange } from '../../platform/api/ages';
import { isServedOffline } from '../../platform/reads/served-offline';
import { outbox } from '../../platform/device';
import { useFormat, useText, windowLanguage } from '../../platform/i18n';
import { AWAY_FOR_MS, PAGE_DELAY_MS, STALE_DELAY_AWAY_MS, STALE_DELAY_MS } from '../../platform/timing';
import { useAge } from '../../platform/reads/use-age';
import { useOnline } from '../../platform/presence/use-online';
import styles from './offline-bar.module.css';
import { languageNames } from '../language/languages';
import { type Freshness, freshnessOf, isAwaiting } from './freshness';
import { useLoadingFor } from './use-loading-for';

const lastKnownDelay = () => (isServedOffline() && performance.now() < AWAY_FOR_MS ? STALE_DELAY_AWAY_MS : STALE_DELAY_MS);
const usualDelay = () => STALE_DELAY_MS;

/** How fresh the reads on the screen are, and whether one of them is still pending. */
function useFreshness(isOnline: boolean): Freshness & { isAwaited: boolean } {
  const cache = useQueryClient().getQueryCache();
  // As text, so that the snapshot stays equal while nothing changes.
  const read = () => {
    const shown = cache.findAll({ type: 'active' });
    return JSON.stringify({ ...freshnessOf(shown, isOnline, ageOf), isAwaited: isAwaiting(shown) });
  };
  const subscribe = useCallback(
    (onChange: () => void) => {
      const stops = [cache.subscribe(notifyManager.batchCalls(onChange)), onAgeChange(onChange)];
      return () => stops.forEach((stop) => stop());
    },
    [cache],
  );
  const freshness = useSyncExternalStore(subscribe, read, read);
  return useMemo(() => JSON.parse(freshness) as Freshness & { isAwaited: boolean }, [freshness]);
}

/** Whether a condition has been true for a while. */
function useLasting(isSo: boolean, delay = usualDelay): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    const timer = isSo ? setTimeout(() => setLasts(true), delay()) : undefined;
    if (!isSo) setLasts(false);
    return () => clearTimeout(timer);
  }, [isSo, delay]);
  return isSo && lasts;
}

/** Below this, a rounded age would be zero. */
const MOMENT_MS = 30_000;

function Age({ since }: { since: number }) {
  const t = useText();
  const { ago } = useFormat();
  const age = useAge(since);
  const shown = (age ?? 0) < MOMENT_MS ? t('shell.age.moment') : ago(age ?? 0);
  return <span className={styles.age}>{t('shell.age', { ago: shown })}</span>;
}

/**
 * How many of the player's changes are queued (OFF-002), and whether they're stuck: the attempt to send them got no response, or has been
 * pending for a while.
 */
function useWaiting(): { count: number; isHeldUp: boolean } {
  const { waiting, isHeldUp } = useSnapshot(outbox);
  const count = waiting.filter(isPlayersOwn).length;
  const lasts = useLasting(count > 0);
  return { count, isHeldUp: lasts || (count > 0 && isHeldUp) };
}

/**
 * The bar on every page without a network, or if the server doesn’t respond: how old the shown data is, and which parts were never loaded
 * or need the network, also for a page that's still loading (OFF-001). With a network, it shows changes of the player that can't be sent.
 */
export default function OfflineBar() {
  const t = useText();
  const isOnline = useOnline();
  const { since, missing, isAwaited } = useFreshness(isOnline);
  const isAway = useLasting(isOnline && (since !== null || missing !== null), lastKnownDelay);
  const isOut = !isOnline || isAway;
  const isPageLate = useLoadingFor(PAGE_DELAY_MS);
  const isPartLate = useLasting(isAwaited);
  const isLate = isPageLate || (isPartLate && isOnline);
  const { count, isHeldUp } = useWaiting();
  // Such a page says what's missing; the data around it, such as the balance, isn't a saved version of it.
  const hasFailed = useMatches({ select: (matches) => matches.some(({ status }) => status === 'error') });
  const { standIn, locale } = windowLanguage;
  return (
    <div role="status">
      {(isOut || isHeldUp || isLate) && (
        <p className={styles.bar}>
          <CloudOff aria-hidden size={18} />
          <span>
            {isOut && t(isOnline ? 'shell.away' : 'shell.offline')} {isOut && since !== null && !hasFailed && <Age since={since} />}{' '}
            {isOut && since === null && missing !== null && t(`shell.${missing}`)}{' '}
            {isOut && standIn !== null && t('shell.stand-in', { language: languageNames[locale] })}{' '}
            {isLate && !isOut && t('shell.page-late')}{' '}
            {count > 0 && (
              <Link to="/profile" hash="changes" className={styles.waiting}>
                {t('shell.outbox.waiting', { count })}
              </Link>
            )}
          </span>
        </p>
      )}
    </div>
  );
}
