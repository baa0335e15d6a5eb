import { registerQuotaErrorCallback } from 'workbox-core/registerQuotaErrorCallback.js';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { StaleWhileRevalidate } from 'workbox-strategies/StaleWhileRevalidate.js';
import type { StrategyHandler } from 'workbox-strategies/StrategyHandler.js';
import { storage } from '#contract/storage';
import { answerBy, type Asked, withStore } from './asked';
import { patience, refuseHtml } from './plugins';

const COUNT_AT_MOST = 700;
/** Of one picture; a larger one would push out many others. */
const BYTES_AT_MOST = 400_000;
/** Of all together. */
const TOTAL_AT_MOST = 24_000_000;
/** Counting takes long on a slow device: at the first picture that a worker's life keeps, then after so many. */
const COUNT_EVERY = 60;

const bytesOf = (response: Response | undefined) => Number(response?.headers.get('content-length') ?? 0);

/** Keeps whole pictures that are not too large, bounded in number and size. */
const bounded: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => (response.status === 200 && bytesOf(response) <= BYTES_AT_MOST ? response : null),
  cacheDidUpdate: async () => {
    if (puts++ % COUNT_EVERY === 0) trimming = trimming.then(() => trim(COUNT_AT_MOST, TOTAL_AT_MOST));
    await trimming;
  },
};

/** Stale while revalidate; where the caches cannot be read, from the network alone. */
class Pictures extends StaleWhileRevalidate {
  override _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const find = handler.cacheMatch.bind(handler);
    return super._handle(request, withStore(handler, { cacheMatch: (key) => find(key).catch(() => undefined) }));
  }
}

const pictures = new Pictures({ cacheName: storage.caches.pictures, matchOptions: { ignoreVary: true }, plugins: [patience(), refuseHtml, bounded] });

// On a full device pictures are the first to go: everything else is needed to start.
registerQuotaErrorCallback(() => caches.delete(storage.caches.pictures).catch(() => false));

/** A cover, banner, flag, logo or font: what is kept at once, made new behind that. */
export function answerPicture(asked: Asked): Promise<Response> {
  return answerBy(pictures, asked);
}

let puts = 0;
let trimming: Promise<void> = Promise.resolve();

/**
 * Lets the pictures go that were made new the longest ago, beyond a number and beyond so many bytes: a cache keeps its
 * entries in the order they were put.
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
