import { QueryClient } from '@tanstack/react-query';
import { FRESH_MS } from './timing';

/**
 * A cache of reads. `networkMode: 'always'`, because the service worker answers without network;
 * retries are the client's (OFF-003), so that a failure is counted once.
 */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: FRESH_MS, gcTime: 10 * 60_000, retry: false, networkMode: 'always', refetchOnReconnect: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** The window's one cache. */
export const queryClient = makeQueryClient();
