import type { QueryClient } from '@tanstack/react-query';

/** Starts a read whose stale response the test delivers later; a refetch never gets a response. */
export function lateRead(queryClient: QueryClient, queryKey: readonly unknown[], old: unknown): { give: () => Promise<void> } {
  const pending: (() => void)[] = [];
  const queryFn = () => new Promise((resolve) => void pending.push(() => resolve(old)));
  void queryClient.fetchQuery({ queryKey, queryFn, staleTime: 0 }).catch(() => undefined);
  return {
    give: async () => {
      pending[0]!();
      await new Promise((resolve) => setTimeout(resolve, 0));
    },
  };
}
