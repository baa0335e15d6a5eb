import { registerQuotaErrorCallback } from 'workbox-core/registerQuotaErrorCallback.js';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { StaleWhileRevalidate } from 'workbox-strategies/StaleWhileRevalidate.js';
import type { StrategyHandler } from 'workbox-strategies/StrategyHandler.js';
import { storage } from '#contract/storage';
import { runStrategy, type FetchContext, withStore } from './strategies';
import { withTimeout, refuseHtml } from './plugins';

const COUNT_AT_MOST = 700;
/** Of one picture; a larger one would evict many others. */
const BYTES_AT_MOST = 400_000;
/** Of all pictures together. */
const TOTAL_AT_MOST = 24_000_000;
/** Counting is slow on slow devices: it happens at a worker's first cached picture, then after every so many. */
const COUNT_EVERY = 60;

const bytesOf = (response: Response | undefined) => Number(response?.headers.get('content-length') ?? 0);

/** Caches complete pictures up to a size, limited in number and total size. */
const withLimits: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (response.status === 200 && bytesOf(response) <= BYTES_AT_MOST ? response : null),
  cacheDidUpdate: async () => {
    if (puts++ % COUNT_EVERY === 0) trimming = trimming.then(() => trim(COUNT_AT_MOST, TOTAL_AT_MOST));
    await trimming;
  },
};

/** Stale-while-revalidate; network-only if the cache can't be read. */
class Pictures extends StaleWhileRevalidate {
  override _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const find = handler.cacheMatch.bind(handler);
    return super._handle(request, withStore(handler, { cacheMatch: (key) => find(key).catch(() => undefined) }));
  }
}

const pictures = new Pictures({ cacheName: storage.caches.pictures, matchOptions: { ignoreVary: true }, plugins: [withTimeout(), refuseHtml, withLimits] });

// When the quota is exceeded, pictures are deleted first: everything else is needed to start.
registerQuotaErrorCallback(() => caches.delete(storage.caches.pictures).catch(() => false));

/** A cover, banner, flag, logo or font: stale-while-revalidate. */
export function answerPicture(asked: FetchContext): Promise<Response> {
  return runStrategy(pictures, asked);
}

let puts = 0;
let trimming: Promise<void> = Promise.resolve();

/**
 * Deletes the pictures that were refreshed longest ago, beyond a number and a total size in bytes: a cache keeps its entries
 * in insertion order.
 */
export async function trim(atMost: number, totalAtMost: number): Promise<void> {
  const cache = await caches.open(storage.caches.pictures);
  let [count, bytes] = [0, 0];
  for (const request of [...(await cache.keys())].reverse()) {
    count += 1;
    bytes += bytesOf(await cache.match(request, { ignoreVary: true }));
    if (count > atMost || bytes > totalAtMost) await cache.delete(request);
  }
}
