import { type Strategy } from 'workbox-strategies/Strategy.js';
import type { StrategyHandler } from 'workbox-strategies/StrategyHandler.js';

/** A request and the event that keeps the worker alive while it is answered; a navigation's brings what was preloaded. */
export interface Asked {
  readonly request: Request;
  readonly event: ExtendableEvent & { readonly preloadResponse?: Promise<unknown> };
}

/** Has a Workbox strategy answer a request; what it does behind its answer keeps the worker alive. */
export function answerBy(strategy: Strategy, { request, event }: Asked): Promise<Response> {
  const [answer, done] = strategy.handleAll({ request, event });
  event.waitUntil(done.catch(() => undefined));
  return answer;
}

/** What a strategy reads, asks and keeps by. Workbox does so with one cache; each may be done otherwise. */
type Store = Partial<Pick<StrategyHandler, 'cacheMatch' | 'cachePut' | 'fetchAndCachePut'>>;

/** Gives a handler another store for this one request, so that Workbox's strategy decides over it. */
export function withStore(handler: StrategyHandler, store: Store): StrategyHandler {
  return Object.assign(handler, store);
}
