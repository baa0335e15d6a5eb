import type { QueryClient } from '@tanstack/react-query';

const TOGETHER_MS = 500;

/**
 * Returns a function that refetches the reads of domains that live events made stale. Events are batched, because a replay brings thousands
 * together (RT-002).
 */
export function batchedInvalidation(queryClient: QueryClient): (...domains: string[]) => void {
  const waiting = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    timer = undefined;
    const domains = [...waiting];
    waiting.clear();
    const isOfDomain = (key: readonly unknown[]) => domains.some((domain) => String(key[1]).startsWith(`${domain}.`));
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isOfDomain(queryKey) });
  };
  return (...domains) => {
    for (const domain of domains) waiting.add(domain);
    timer ??= setTimeout(run, TOGETHER_MS);
  };
}
