import type { Query } from '@tanstack/react-query';
import { isConnectionLost, isUnavailable } from '../../platform/loading/lost-connection';
import { FRESH_MS } from '../../platform/timing';

/**
 * How fresh a page's data is (OFF-001): fresh if both are null; last known since an instant in epoch ms; with parts that were never loaded
 * on this device, or that always need the network.
 */
export interface Freshness {
  since: number | null;
  missing: 'never-loaded' | 'needs-network' | null;
}

type Shown = Pick<Query, 'meta' | 'state'>;

const isOfPage = ({ meta }: Shown) => meta?.url !== undefined && meta.isBeside !== true;

/** Whether a page is still waiting for a read that was never loaded, not counting the shell's (OFF-001). */
export function isAwaiting(shown: readonly Shown[]): boolean {
  return shown.some((read) => isOfPage(read) && read.state.data === undefined && read.state.fetchStatus === 'fetching');
}

const isAway = (error: unknown) => isConnectionLost(error) || isUnavailable(error);

/** Judges the reads of a page. `ageOf` says since when an address's response has been stored, null for a fresh one. */
export function freshnessOf(shown: readonly Shown[], isOnline: boolean, ageOf: (url: string) => number | null): Freshness {
  const reads = shown.filter(isOfPage);
  const sinces = reads
    .filter(({ state }) => state.dataUpdatedAt > 0)
    .flatMap(({ meta, state }) => {
      const stored = ageOf(String(meta?.url));
      if (!isOnline) return [stored ?? state.dataUpdatedAt];
      return stored !== null && state.dataUpdatedAt - stored > FRESH_MS ? [stored] : [];
    });
  // A read that has failed before and is being tried again has no error meanwhile.
  const isOut = ({ error, errorUpdateCount, fetchStatus }: Shown['state']) =>
    !isOnline || isAway(error) || (error === null && errorUpdateCount > 0 && fetchStatus === 'fetching');
  const lacking = reads.filter(({ state }) => state.data === undefined && isOut(state));
  const needsNetwork = lacking.some(({ meta }) => meta?.offline === 'online-only');
  return {
    since: sinces.length > 0 ? Math.min(...sinces) : null,
    missing: needsNetwork ? 'needs-network' : lacking.length > 0 ? 'never-loaded' : null,
  };
}
