import type { QueryClient } from '@tanstack/react-query';

/** Begins a read whose answer, known to be old, comes when it is given; asked anew it never comes. */
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
