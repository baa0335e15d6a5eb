import { QueryClient } from '@tanstack/react-query';
import { type ApiClient, windowClient } from '../api/client';
import { FRESH_MS } from '../timing';

/** A query cache that knows the client its reads are sent with. */
class AppQueryClient extends QueryClient {
  /**
   * `networkMode: 'always'`, because the service worker responds without network. Retries are the API client's (OFF-003), so a failure is
   * counted once.
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

/** A query cache whose reads are sent with a client. */
export function makeQueryClient(api: ApiClient): QueryClient {
  return new AppQueryClient(api);
}

/** The client that a cache's reads are sent with; the window's own if the cache names none, as in tests. */
export function apiOf(queryClient: QueryClient): ApiClient {
  return queryClient instanceof AppQueryClient ? queryClient.api : windowClient;
}
