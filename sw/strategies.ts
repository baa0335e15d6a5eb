import { type Strategy } from 'workbox-strategies/Strategy.js';
import type { StrategyHandler } from 'workbox-strategies/StrategyHandler.js';

/** A request and the event that keeps the worker alive while it's handled; a navigation's event has the preloaded response. */
export interface FetchContext {
  readonly request: Request;
  readonly event: ExtendableEvent & { readonly preloadResponse?: Promise<unknown> };
}

/** Runs a Workbox strategy for a request; its background work keeps the worker alive. */
export function runStrategy(strategy: Strategy, { request, event }: FetchContext): Promise<Response> {
  const [response, done] = strategy.handleAll({ request, event });
  event.waitUntil(done.catch(() => undefined));
  return response;
}

/** How a strategy reads, fetches and stores. Workbox uses one cache for all of it; each step can be replaced. */
type Store = Partial<Pick<StrategyHandler, 'cacheMatch' | 'cachePut' | 'fetchAndCachePut'>>;

/** Gives a handler another store for this request, so that Workbox's strategy works on it. */
export function withStore(handler: StrategyHandler, store: Store): StrategyHandler {
  return Object.assign(handler, store);
}
