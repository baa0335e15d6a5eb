import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import type { StrategyHandler } from 'workbox-strategies/StrategyHandler.js';
import { answerBy, type Asked, withStore } from './asked';
import { isHtml } from './html';
import { refuseHtml } from './plugins';
import { fillRelease, mendRelease, precached } from './precache';
import { releaseCache } from './release';
import { isComplete } from './release-caches';

/** Whether the release is to be looked through for what the browser has cleared away: once in a worker's life, then where something was missed. */
let isDoubted = true;

/** Something of the release was asked for and not found. */
export function doubt(): void {
  isDoubted = true;
}

/** Cache first over the releases on this device: a half-filled one serves nothing, and an earlier one's pages still find their files. */
class ReleaseFirst extends CacheFirst {
  /** @param path gives the file that a request's path means */
  constructor(
    private readonly fileOf: (path: string) => string,
    plugins = [refuseHtml],
  ) {
    super({ cacheName: releaseCache, plugins });
  }

  override _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const path = this.fileOf(new URL(request.url).pathname);
    const store = {
      cacheMatch: async () => {
        const found = await precached(path).catch(() => undefined);
        if (!found) doubt();
        return found;
      },
      cachePut: (_key: RequestInfo, response: Response) => keep(path, response).catch(() => false),
    };
    return super._handle(request, withStore(handler, store));
  }
}

const isHashed = (path: string) => /\/assets\/.+-[\w-]{7,8}\.\w+$/.test(path);

/** Only what carries a hash in its address and is no page is kept on the way, and only in a release that is complete. */
async function keep(path: string, response: Response): Promise<boolean> {
  const cache = await caches.open(releaseCache);
  if (!response.ok || isHtml(response) || !isHashed(path) || !(await isComplete(cache))) return false;
  await cache.put(path, response);
  return true;
}

const files = new ReleaseFirst((path) => path);

/**
 * A file of the build: from the cache of its release, else from the network, and kept. A page that comes in its place is
 * refused and never kept, so that a script is never HTML.
 */
export function answerAsset(asked: Asked): Promise<Response> {
  return answerBy(files, asked);
}

/** The same for pages, such as the frame of a game; `fileOf` gives the file that a path means. */
export function pagesFirst(fileOf: (path: string) => string): CacheFirst {
  return new ReleaseFirst(fileOf, []);
}

let healing: Promise<void> | null = null;

async function fillAndMend(): Promise<void> {
  await fillRelease(Date.now());
  if (!isDoubted) return;
  isDoubted = false;
  await mendRelease().catch(doubt);
}

/** Fills what an interrupted installation or the browser's own clean-up left out, which may come at any time: looked at with each page. */
export function heal(): Promise<void> {
  healing ??= fillAndMend()
    .catch(() => undefined)
    .finally(() => (healing = null));
  return healing;
}
