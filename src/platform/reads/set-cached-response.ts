import type { DataTag, QueryClient, QueryKey, Updater } from '@tanstack/react-query';

/**
 * Puts a write's response, or its effect, into the query cache. A pending read may be older and not include the write: it's sent again, and
 * callers that wait for it get the newer response.
 */
export function setCachedResponse<Answer>(
  queryClient: QueryClient,
  queryKey: DataTag<QueryKey, Answer, Error>,
  response: Updater<NoInfer<Answer> | undefined, NoInfer<Answer> | undefined>,
): void {
  queryClient.setQueryData<Answer>(queryKey as QueryKey, response);
  const filter = { queryKey, exact: true };
  if (queryClient.isFetching(filter) > 0) void queryClient.invalidateQueries({ ...filter, refetchType: 'all' });
}
