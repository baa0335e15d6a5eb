import { getCurrentIp } from '#contract/calls/locale';
import { queryOf } from '../api/query';
import type { AppContext } from './app-context';
import { isServedOffline } from '../reads/served-offline';
import { isServer } from './is-server';
import { COUNTRY_TIMEOUT_AWAY_MS, COUNTRY_TIMEOUT_MS } from '../timing';

const { queryKey } = queryOf(getCurrentIp, {});

function askOnce({ api, queryClient }: AppContext) {
  const isFirst = queryClient.getQueryState(queryKey) === undefined;
  const timeoutMs = isFirst && isServedOffline() ? COUNTRY_TIMEOUT_AWAY_MS : COUNTRY_TIMEOUT_MS;
  const queryFn = () => api.ask(getCurrentIp, {}, { retries: 0, signal: AbortSignal.timeout(timeoutMs) });
  return queryClient.ensureQueryData({ ...queryOf(getCurrentIp, {}), queryFn, staleTime: Infinity });
}

/**
 * The visitor's country (GEO-001): two letters, null if the server doesn't know it, undefined if the server couldn't be reached. Requested
 * once per window; server-rendered pages don't contain it, because they're cached for all visitors.
 */
export async function visitorCountry(app: AppContext): Promise<string | null | undefined> {
  const where = await (isServer ? app.api.ask(getCurrentIp, {}) : askOnce(app)).catch(() => undefined);
  return where?.country_code;
}
