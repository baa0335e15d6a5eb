import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import type { StrategyHandler } from 'workbox-strategies/StrategyHandler.js';
import { localeOfPath, rootPathOf } from '#rules/locale/address';
import { nearestTo } from '#rules/locale/nearest';
import { answerBy, type Asked, withStore } from './asked';
import { doubt, heal, pagesFirst } from './assets';
import { documentFor, isOfAnotherRelease, keepDocument } from './documents';
import { awaitLine, deadline } from './line';
import { offlinePage } from './offline-page';
import { pageFile, precachedHere } from './precache';
import { releaseCache } from './release';
import { isComplete } from './release-caches';
import { scope } from './scope';

/**
 * Network first over this release's documents, with the deadline of the line. A platform that fails counts as away; what
 * another release drew is not shown, but has the browser look for that release's worker (OFF-004). What the browser asked
 * for while the worker was waking up is taken for the network's answer. At last, a page says what is missing.
 */
class Page extends NetworkFirst {
  constructor(private readonly pathname: string) {
    super({ networkTimeoutSeconds: deadline(), plugins: [{ handlerDidError: () => offlinePage() }] });
  }

  override _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const network = awaitLine(fromPlatform(handler, request));
    void handler.waitUntil(network.then(lookForRelease).catch(() => undefined));
    const store = {
      cacheMatch: () => fromRelease(this.pathname, true),
      fetchAndCachePut: async () => {
        const fresh = await network;
        return (isOfAnotherRelease(fresh) && (await fromRelease(this.pathname, false))) || fresh;
      },
    };
    return super._handle(request, withStore(handler, store));
  }
}

/**
 * A page (OFF-001). The first page of a locale is this release's own document at once: it is drawn in full, carries no
 * data and waits for no network. Any other comes from the network within three seconds, else this release's document,
 * else the network however long it takes, else a page that says what is missing.
 */
export async function answerNavigation(asked: Asked): Promise<Response> {
  const { pathname } = new URL(asked.request.url);
  const isFirst = pathname === rootPathOf(localeOfPath(pathname));
  const first = isFirst ? await precached(pathname) : null;
  if (isFirst && !first) doubt();
  asked.event.waitUntil(heal());
  if (!first) return answerBy(new Page(pathname), asked);
  asked.event.waitUntil(fetchedAhead(asked).then(lookForRelease).catch(() => undefined));
  return first;
}

async function lookForRelease(response: Response | null): Promise<void> {
  if (response && isOfAnotherRelease(response)) await scope.registration.update();
}

/** What the browser asked for while the worker was waking up. */
async function fetchedAhead({ event }: Asked): Promise<Response | null> {
  return ((await event.preloadResponse) as Response | undefined) ?? null;
}

async function fromPlatform(handler: StrategyHandler, request: Request): Promise<Response> {
  const response = await handler.fetch(request);
  if (response.status >= 500) throw new TypeError(`the platform answered ${response.status}`);
  return response;
}

async function precached(pathname: string): Promise<Response | null> {
  try {
    return (await precachedHere(pathname)) ?? null;
  } catch {
    return null;
  }
}

/**
 * The cached document of the address's locale, or of the nearest that the device holds: it boots every address, and the app
 * speaks the words that it holds.
 */
async function fromRelease(pathname: string, isAway: boolean): Promise<Response | undefined> {
  try {
    const wanted = localeOfPath(pathname);
    for (const locale of [wanted, ...nearestTo(wanted)]) {
      const found = await precachedHere(rootPathOf(locale));
      if (found) return await documentFor(found, pathname, { locale, isAway });
    }
  } catch {
    // Caches that cannot be read hold nothing.
  }
  return undefined;
}

/** Keeps the document of a locale that the device came to use after the release was installed. */
export async function ensureDocument(pathname: string): Promise<void> {
  const cache = await caches.open(releaseCache);
  const locale = localeOfPath(pathname);
  if (!(await isComplete(cache)) || (await cache.match(rootPathOf(locale)))) return;
  await keepDocument(cache, locale);
}

const frames = pagesFirst((path) => pageFile(path) ?? path);

/** The page of one of the house's own games, framed by ours: of this release, so that its demo plays offline. */
export function answerFrame(asked: Asked): Promise<Response> {
  return answerBy(frames, asked);
}
