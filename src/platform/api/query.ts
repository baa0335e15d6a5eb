import { queryOptions } from '@tanstack/react-query';
import type { AnswerOf, ReadCall, RequestOf } from '#contract/call';
import { callUrl } from '#contract/call-url';
import { apiOf } from '../reads/query-client';

/** What is shown already is read anew once the page that asks stands: its paint waits for no requests. */
const AFTER_PAINT_MS = 50;

/**
 * A read as a query: its key is privacy, call and request, so that a loader and a component share one answer
 * and a player's own answers can be found and forgotten.
 */
export function queryOf<C extends ReadCall>(call: C, request: RequestOf<C>) {
  return queryOptions<AnswerOf<C>>({
    queryKey: [call.privacy, call.id, request],
    meta: { url: callUrl(call, request as Parameters<typeof callUrl>[1]), offline: call.offline },
    queryFn: async ({ client, queryKey, signal }) => {
      if (client.getQueryData(queryKey) !== undefined) await new Promise((resolve) => setTimeout(resolve, AFTER_PAINT_MS));
      return apiOf(client).ask(call, request, { signal });
    },
  });
}

/** A read beside the page, of the shell's own: the word on how old a page is leaves it out. */
export function beside<Query extends { meta?: object | undefined }>(query: Query): Query {
  return { ...query, meta: { ...query.meta, isBeside: true } };
}

/** Whether a key belongs to a player's own answer. */
export function isPrivateKey(key: readonly unknown[]): boolean {
  return key[0] === 'private';
}
