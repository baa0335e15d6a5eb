import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ResponseOf, QueryOf } from '#contract/call';
import { getRounds } from '#contract/calls/games/rounds';
import { callUrl } from '#contract/call-url';
import { apiOf } from '../../../platform/reads/query-client';

/** The player's filters. */
export type RoundFilter = Omit<QueryOf<typeof getRounds>, 'before'>;

/** The filtered rounds, page by page. */
export function roundsQuery(filter: RoundFilter) {
  return infiniteQueryOptions({
    queryKey: [getRounds.privacy, getRounds.id, 'pages', filter],
    meta: { url: callUrl(getRounds, { query: filter }) },
    queryFn: ({ client, pageParam, signal }) =>
      apiOf(client).ask(getRounds, { query: { ...filter, ...(pageParam !== null && { before: pageParam }) } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }: ResponseOf<typeof getRounds>) => next,
  });
}
