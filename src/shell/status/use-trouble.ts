import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio';
import { isPlayersOwn } from '#offline/outbox';
import { ageOf, onAgeChange } from '../../platform/api/ages';
import { outbox } from '../../platform/device';
import { useOnline } from '../../platform/presence/use-online';
import { useUnreached } from '../../platform/presence/use-unreached';
import { isServedOffline } from '../../platform/reads/served-offline';
import { AWAY_FOR_MS, PAGE_DELAY_MS, STALE_DELAY_AWAY_MS, STALE_DELAY_MS } from '../../platform/timing';
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

/** What the bar says of the connection: whether there's none (`isOut`), or something is late, and how many changes wait to be sent. */
export interface Trouble extends Freshness {
  isOnline: boolean;
  isOut: boolean;
  isLate: boolean;
  count: number;
  /** Whether there's anything to say. */
  isShown: boolean;
}

/** Judges the connection by the reads on the screen, the page that's loading and the queued changes (OFF-001, OFF-002). */
export function useTrouble(): Trouble {
  const isOnline = useOnline();
  const { since, missing, isAwaited } = useFreshness(isOnline);
  const isAway = useLasting(isOnline && (since !== null || missing !== null), lastKnownDelay);
  const isUnreached = useUnreached();
  const isOut = !isOnline || isAway || isUnreached;
  const isPageLate = useLoadingFor(PAGE_DELAY_MS);
  const isPartLate = useLasting(isAwaited);
  const isLate = isPageLate || (isPartLate && isOnline);
  const { count, isHeldUp } = useWaiting();
  return { isOnline, isOut, isLate, since, missing, count, isShown: isOut || isHeldUp || isLate };
}
