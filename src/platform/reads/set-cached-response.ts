import type { DataTag, QueryClient, QueryKey, Updater } from '@tanstack/react-query';

/**
 * Puts what a write was answered, or what it changes, where every screen reads it. A read that is still on its way may be
 * older, and may know what the write does not: it is asked for anew, and who waits for it gets the newer answer.
 */
export function setCachedResponse<Answer>(
  queryClient: QueryClient,
  queryKey: DataTag<QueryKey, Answer, Error>,
  answer: Updater<NoInfer<Answer> | undefined, NoInfer<Answer> | undefined>,
): void {
  queryClient.setQueryData<Answer>(queryKey as QueryKey, answer);
  const filter = { queryKey, exact: true };
  if (queryClient.isFetching(filter) > 0) void queryClient.invalidateQueries({ ...filter, refetchType: 'all' });
}
