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

const pictures = new Pictures({
  cacheName: storage.caches.pictures,
  matchOptions: { ignoreVary: true },
  plugins: [withTimeout(), refuseHtml, withLimits],
});

// When the quota is exceeded, pictures are deleted first: everything else is needed to start.
registerQuotaErrorCallback(() => caches.delete(storage.caches.pictures).catch(() => false));

/** A cover, banner, flag, logo or font: stale-while-revalidate. A cover that can't be loaded is replaced by a neutral picture. */
export async function handlePicture(context: FetchContext): Promise<Response> {
  try {
    return await runStrategy(pictures, context);
  } catch (error) {
    if (context.request.signal.aborted || !isCover(context.request)) throw error;
    return new Response(placeholder, { headers: { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' } });
  }
}

const isCover = ({ destination, url }: Request) => destination === 'image' && new URL(url).pathname.startsWith('/covers/');

/** A planet in the house's colours, without text: the tile has the game's name below it. It's never cached. */
const placeholder = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 400" preserveAspectRatio="xMidYMid slice"><defs><linearGradient id="g" y2="1"><stop stop-color="#1a2340"/><stop offset="1" stop-color="#0c1122"/></linearGradient></defs><path fill="url(#g)" d="M-600-400h1500v1200H-600z"/><g fill="none" stroke="#949fc6" stroke-opacity=".45" stroke-width="2" transform="rotate(-16 150 200)"><circle cx="150" cy="200" r="46" fill="#23305a" stroke="none"/><ellipse cx="150" cy="200" rx="112" ry="34" stroke-dasharray="10 8"/></g></svg>`;

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
