import type { QueryClient } from '@tanstack/react-query';
import { getCurrentIp } from '#contract/calls/locale';
import { ask } from './api/client';
import { queryOf } from './api/query';
import { isBroughtWithoutNetwork } from './brought';
import { isDrawing } from './is-drawing';
import { COUNTRY_TIMEOUT_AWAY_MS, COUNTRY_TIMEOUT_MS } from './timing';

const { queryKey } = queryOf(getCurrentIp, {});

function askOnce(queryClient: QueryClient) {
  const isFirst = queryClient.getQueryState(queryKey) === undefined;
  const patience = isFirst && isBroughtWithoutNetwork() ? COUNTRY_TIMEOUT_AWAY_MS : COUNTRY_TIMEOUT_MS;
  const queryFn = () => ask(getCurrentIp, {}, { retries: 0, signal: AbortSignal.timeout(patience) });
  return queryClient.ensureQueryData({ ...queryOf(getCurrentIp, {}), queryFn, staleTime: Infinity });
}

/**
 * Where the visitor is (GEO-001): two letters, null where the platform does not know, undefined where it could not be asked.
 * Asked once; a drawn page carries no answer along, since other visitors are given the page too.
 */
export async function visitorCountry(queryClient: QueryClient): Promise<string | null | undefined> {
  const where = await (isDrawing ? ask(getCurrentIp, {}) : askOnce(queryClient)).catch(() => undefined);
  return where?.country_code;
}
