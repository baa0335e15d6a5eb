import { queryOptions } from '@tanstack/react-query';
import type { ResponseOf, ReadCall, RequestOf } from '#contract/call';
import { callUrl } from '#contract/call-url';
import { apiOf } from '../reads/query-client';
import type { Options } from './client';

/** Data that's already shown is refetched after the page is painted, so the paint waits for no requests. */
const AFTER_PAINT_MS = 50;

/**
 * A read as a query. Its key is privacy, call and request, so a loader and a component share one response, and a player's own responses can
 * be found and deleted.
 */
export function queryOf<C extends ReadCall>(call: C, request: RequestOf<C>, options?: Pick<Options, 'retries'>) {
  return queryOptions<ResponseOf<C>>({
    queryKey: [call.privacy, call.id, request],
    meta: { url: callUrl(call, request as Parameters<typeof callUrl>[1]), offline: call.offline },
    queryFn: async ({ client, queryKey, signal }) => {
      if (client.getQueryData(queryKey) !== undefined) await new Promise((resolve) => setTimeout(resolve, AFTER_PAINT_MS));
      return apiOf(client).ask(call, request, { ...options, signal });
    },
  });
}

/** A secondary read of the shell, which the stale-data banner ignores. */
export function beside<Query extends { meta?: object | undefined }>(query: Query): Query {
  return { ...query, meta: { ...query.meta, isBeside: true } };
}

/** A read of a form that can't be sent without a network: where it was never loaded, the offline bar says that one is needed. */
export function ofForm<Query extends { meta?: object | undefined }>(query: Query): Query {
  return { ...query, meta: { ...query.meta, offline: 'online-only' } };
}

/** Whether a key belongs to a player's own response. */
export function isPrivateKey(key: readonly unknown[]): boolean {
  return key[0] === 'private';
}
