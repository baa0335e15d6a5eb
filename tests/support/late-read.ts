import type { QueryClient } from '@tanstack/react-query';

/** Starts a read whose stale response arrives when the test gives it; a refetch never gets one. */
export function lateRead(queryClient: QueryClient, queryKey: readonly unknown[], old: unknown): { give: () => Promise<void> } {
  const answers: (() => void)[] = [];
  const queryFn = () => new Promise((resolve) => void answers.push(() => resolve(old)));
  void queryClient.fetchQuery({ queryKey, queryFn, staleTime: 0 }).catch(() => undefined);
  return {
    give: async () => {
      answers[0]!();
      await new Promise((resolve) => setTimeout(resolve, 0));
    },
  };
}
