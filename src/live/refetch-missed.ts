import type { QueryCache } from '@tanstack/react-query';
import { CallFailed } from '../platform/api/refusal';
import { REFETCH_LATEST_MS, REFETCH_SOONEST_MS } from '../platform/timing';

interface Refetching {
  /** Refetches the reads of some addresses. */
  refetch: (urls: ReadonlySet<string>) => void;
  /** From 0 to 1, for jitter: all devices of a region come back at the same moment. */
  chance: () => number;
}

/**
 * Collects addresses that were shown stale, and refetches them until the network responds: when it's back, when the window becomes visible,
 * and every few seconds in between, so that after a fault everything on the screen is fresh within ten seconds. Returns the function that
 * adds an address.
 */
export function refetchMissed({ refetch, chance }: Refetching): (url: string) => void {
  let missed = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    clearTimeout(timer);
    timer = undefined;
    if (missed.size === 0 || !navigator.onLine || document.visibilityState === 'hidden') return;
    const urls = missed;
    missed = new Set();
    refetch(urls);
  };
  window.addEventListener('online', run);
  document.addEventListener('visibilitychange', run);
  return (url) => {
    missed.add(url);
    timer ??= setTimeout(run, REFETCH_SOONEST_MS + chance() * (REFETCH_LATEST_MS - REFETCH_SOONEST_MS));
  };
}

/**
 * Adds reads that failed completely: a read without a response and without stored data is requested again as well, even if the browser
 * reports no change of the network; not those whose component waits for the network itself (`useReturn`). Returns the unsubscribe function.
 */
export function missFailures(cache: QueryCache, miss: (url: string) => void): () => void {
  return cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    const { error } = event.query.state;
    const url: unknown = event.query.meta?.url;
    const isAway = error instanceof CallFailed && (error.isOffline || error.code === 'unavailable');
    if (isAway && typeof url === 'string' && !event.query.meta?.waitsForReturn) miss(url);
  });
}
