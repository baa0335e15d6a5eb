// @chunk later
import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { Link, useRouterState } from '@tanstack/react-router';
import CloudOff from 'lucide-react/icons/cloud-off';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio';
import { isPlayersOwn } from '#offline/outbox';
import { ageOf, onAgeChange } from '../platform/api/ages';
import { isBroughtWithoutNetwork } from '../platform/brought';
import { outbox } from '../platform/device';
import { activeLocale, standInLocale, useFormat, useText } from '../platform/i18n';
import { useAge } from '../platform/use-age';
import { useOnline } from '../platform/use-online';
import styles from './offline-bar.module.css';
import { languageNames } from './languages';
import { type Freshness, freshnessOf, isAwaiting } from './freshness';

/** How long a response may be late before the bar says that the server doesn't respond. */
const PATIENCE_MS = 5_000;
/** The same if the page came from the cache after a network timeout. Networks recover, so this applies to its first seconds. */
const KNOWN_AWAY_MS = 1_000;
const KNOWN_FOR_MS = 10_000;
const lastKnownPatience = () => (isBroughtWithoutNetwork() && performance.now() < KNOWN_FOR_MS ? KNOWN_AWAY_MS : PATIENCE_MS);
/** How long a page may load before the bar says that there is no response. */
const PAGE_PATIENCE_MS = 3_000;
const pagePatience = () => PAGE_PATIENCE_MS;
const usualPatience = () => PATIENCE_MS;

/** The freshness of the reads on the screen, and whether one of them is still pending. */
function useFreshness(isOnline: boolean): Freshness & { isAwaited: boolean } {
  const cache = useQueryClient().getQueryCache();
  // As text, which stays the same as long as nothing changes.
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
function useLasting(isSo: boolean, patience = usualPatience): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    const timer = isSo ? setTimeout(() => setLasts(true), patience()) : undefined;
    if (!isSo) setLasts(false);
    return () => clearTimeout(timer);
  }, [isSo, patience]);
  return isSo && lasts;
}

function Age({ since }: { since: number }) {
  const t = useText();
  const { ago } = useFormat();
  const age = useAge(since);
  return <span className={styles.age}>{t('shell.age', { ago: ago(age ?? 0) })}</span>;
}

/**
 * How many of the player's changes are in the outbox (OFF-002), and whether it's stuck: sending got no response, or has been
 * under way for a while.
 */
function useWaiting(): { count: number; isHeldUp: boolean } {
  const { waiting, isHeldUp } = useSnapshot(outbox);
  const count = waiting.filter(isPlayersOwn).length;
  const lasts = useLasting(count > 0);
  return { count, isHeldUp: lasts || (count > 0 && isHeldUp) };
}

/**
 * Shows on every page that there is no network, or that the server doesn't respond, how old the shown data are, and what of
 * them was never loaded or needs the network, also for a page that's still loading in whole or in part (OFF-001); online
 * too, the player's changes that can't be sent.
 */
export default function OfflineBar() {
  const t = useText();
  const isOnline = useOnline();
  const { since, missing, isAwaited } = useFreshness(isOnline);
  const isAway = useLasting(isOnline && (since !== null || missing !== null), lastKnownPatience);
  const isOut = !isOnline || isAway;
  const isUnderWay = useRouterState({ select: ({ isLoading }) => isLoading });
  const isPageLate = useLasting(isUnderWay, pagePatience);
  const isPartLate = useLasting(isAwaited);
  const isLate = isPageLate || (isPartLate && isOnline);
  const { count, isHeldUp } = useWaiting();
  const standIn = standInLocale();
  return (
    <div role="status">
      {(isOut || isHeldUp || isLate) && (
        <p className={styles.bar}>
          <CloudOff aria-hidden size={18} />
          <span>
            {isOut && t(isOnline ? 'shell.away' : 'shell.offline')} {isOut && since !== null && <Age since={since} />} {isOut && since === null && missing !== null && t(`shell.${missing}`)}{' '}
            {isOut && standIn !== null && t('shell.stand-in', { language: languageNames[activeLocale()] })}{' '}
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
