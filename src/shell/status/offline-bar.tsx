// @chunk later
import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
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

/** How fresh the reads on the screen are, and whether one of them has yet to come. */
function useFreshness(isOnline: boolean): Freshness & { isAwaited: boolean } {
  const cache = useQueryClient().getQueryCache();
  // As text, which is the same as long as nothing changes.
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

/** Whether something has been so for a while. */
function useLasting(isSo: boolean, delay = usualDelay): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    const timer = isSo ? setTimeout(() => setLasts(true), delay()) : undefined;
    if (!isSo) setLasts(false);
    return () => clearTimeout(timer);
  }, [isSo, delay]);
  return isSo && lasts;
}

function Age({ since }: { since: number }) {
  const t = useText();
  const { ago } = useFormat();
  const age = useAge(since);
  return <span className={styles.age}>{t('shell.age', { ago: ago(age ?? 0) })}</span>;
}

/**
 * How much of what the player changed has yet to reach the platform (OFF-002), and whether it is held up: the attempt to
 * send it got no response, or has been under way for a while.
 */
function useWaiting(): { count: number; isHeldUp: boolean } {
  const { waiting, isHeldUp } = useSnapshot(outbox);
  const count = waiting.filter(isPlayersOwn).length;
  const lasts = useLasting(count > 0);
  return { count, isHeldUp: lasts || (count > 0 && isHeldUp) };
}

/**
 * Says on every page that there is no network, or that the server doesn’t respond, how old the shown data is, and what of
 * it was never loaded or needs the network, also of a page that was opened and is not there yet, or not in full (OFF-001);
 * with a network too, what the player changed and cannot be sent.
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
  const { standIn, locale } = windowLanguage;
  return (
    <div role="status">
      {(isOut || isHeldUp || isLate) && (
        <p className={styles.bar}>
          <CloudOff aria-hidden size={18} />
          <span>
            {isOut && t(isOnline ? 'shell.away' : 'shell.offline')} {isOut && since !== null && <Age since={since} />}{' '}
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
