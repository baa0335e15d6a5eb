import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import type { StrategyHandler } from 'workbox-strategies/StrategyHandler.js';
import { runStrategy, type FetchContext, withStore } from './strategies';
import { isHtml } from './html';
import { refuseHtml } from './plugins';
import { fillRelease, repairRelease, precached } from './precache';
import { releaseCache } from './release';
import { isComplete } from './release-caches';

/** Whether to check the release for files that the browser has evicted: once per worker start, then whenever a file was missing. */
let needsCheck = true;

/** A file of the release was requested and missing. */
export function requestCheck(): void {
  needsCheck = true;
}

/** Cache-first over the releases on this device: an incomplete one serves nothing, and pages of earlier ones still find their files. */
class ReleaseFirst extends CacheFirst {
  /** @param fileOf maps a request's path to a file */
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
        if (!found) requestCheck();
        return found;
      },
      cachePut: (_key: RequestInfo, response: Response) => keep(path, response).catch(() => false),
    };
    return super._handle(request, withStore(handler, store));
  }
}

const isHashed = (path: string) => /\/assets\/.+-[\w-]{7,8}\.\w+$/.test(path);

/** At runtime, only files with a hash in their name are cached, and only in a complete release; HTML never is. */
async function keep(path: string, response: Response): Promise<boolean> {
  const cache = await caches.open(releaseCache);
  if (!response.ok || isHtml(response) || !isHashed(path) || !(await isComplete(cache))) return false;
  await cache.put(path, response);
  return true;
}

const files = new ReleaseFirst((path) => path);

/**
 * A build file: from its release's cache, otherwise from the network, and then cached. A captive portal's HTML in its place is refused and
 * never cached.
 */
export function handleAsset(context: FetchContext): Promise<Response> {
  return runStrategy(files, context);
}

/** The same for HTML pages, such as a game frame; `fileOf` maps a path to a file. */
export function pagesFirst(fileOf: (path: string) => string): CacheFirst {
  return new ReleaseFirst(fileOf, []);
}

let shell: Promise<void> | null = null;

/** Refills the shell if the browser has evicted this release; checked with each page. */
export function healShell(): Promise<void> {
  shell ??= fillRelease(Date.now(), 'shell')
    .catch(() => undefined)
    .finally(() => (shell = null));
  return shell;
}

let completion: Promise<boolean> | null = null;

async function fillAndCheck(): Promise<boolean> {
  await fillRelease(Date.now(), 'shell');
  if (!needsCheck) return true;
  needsCheck = false;
  await repairRelease().catch((error: unknown) => {
    requestCheck();
    throw error;
  });
  return true;
}

/**
 * Fetches the files that a first installation left out, and those that the browser has evicted; pages ask for it once they're idle. An
 * interrupted attempt continues where it stopped. Resolves to whether this device now has every file of the release that it caches
 * (OFF-001).
 */
export function completeRelease(): Promise<boolean> {
  completion ??= fillAndCheck()
    .catch(() => false)
    .finally(() => (completion = null));
  return completion;
}
