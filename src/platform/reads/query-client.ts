import { QueryClient } from '@tanstack/react-query';
import { type ApiClient, windowClient } from '../api/client';
import { FRESH_MS } from '../timing';

/** A cache of reads that knows with which client they are sent. */
class AppQueryClient extends QueryClient {
  /**
   * `networkMode: 'always'`, because the service worker answers without network; retries are the client's (OFF-003), so that
   * a failure is counted once.
   */
  constructor(readonly api: ApiClient) {
    super({
      defaultOptions: {
        queries: { staleTime: FRESH_MS, gcTime: 10 * 60_000, retry: false, networkMode: 'always', refetchOnReconnect: 'always' },
        mutations: { retry: false, networkMode: 'always' },
      },
    });
  }
}

/** A cache of reads that are sent with a client. */
export function makeQueryClient(api: ApiClient): QueryClient {
  return new AppQueryClient(api);
}

/** The client that a cache's reads are sent with; the window's for a cache that names none, as tests have. */
export function apiOf(queryClient: QueryClient): ApiClient {
  return queryClient instanceof AppQueryClient ? queryClient.api : windowClient;
}
