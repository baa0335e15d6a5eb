import { getCurrentIp } from '#contract/calls/locale';
import { queryOf } from '../api/query';
import type { AppContext } from './app-context';
import { isServedOffline } from '../reads/served-offline';
import { isServer } from './is-server';
import { COUNTRY_TIMEOUT_AWAY_MS, COUNTRY_TIMEOUT_MS } from '../timing';

const { queryKey } = queryOf(getCurrentIp, {});

function askOnce({ api, queryClient }: AppContext) {
  const isFirst = queryClient.getQueryState(queryKey) === undefined;
  const patience = isFirst && isServedOffline() ? COUNTRY_TIMEOUT_AWAY_MS : COUNTRY_TIMEOUT_MS;
  const queryFn = () => api.ask(getCurrentIp, {}, { retries: 0, signal: AbortSignal.timeout(patience) });
  return queryClient.ensureQueryData({ ...queryOf(getCurrentIp, {}), queryFn, staleTime: Infinity });
}

/**
 * Where the visitor is (GEO-001): two letters, null where the platform does not know, undefined where it could not be asked.
 * Asked once; a drawn page carries no answer along, since other visitors are given the page too.
 */
export async function visitorCountry(app: AppContext): Promise<string | null | undefined> {
  const where = await (isServer ? app.api.ask(getCurrentIp, {}) : askOnce(app)).catch(() => undefined);
  return where?.country_code;
}
