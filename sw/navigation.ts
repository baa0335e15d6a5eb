import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import type { StrategyHandler } from 'workbox-strategies/StrategyHandler.js';
import { inCanonicalCase, localeOfPath, rootPathOf } from '#rules/locale/address';
import { nearestTo } from '#rules/locale/nearest';
import { runStrategy, type FetchContext, withStore } from './strategies';
import { requestCheck, healShell, pagesFirst } from './assets';
import { documentFor, isOfAnotherRelease, cacheDocument, type NetworkProblem } from './documents';
import { deviceLocale, noteNamedDefault, toChosenLocale } from './locale';
import { trackRequest, networkTimeout } from './network-timeout';
import { offlinePage } from './offline-page';
import { localesWithTexts, pageFile, precachedHere } from './precache';
import { releaseCache } from './release';
import { isComplete } from './release-caches';
import { scope } from './scope';

/**
 * Network-first over this release's documents, with the shared network timeout. A 5xx counts as no network. A document of
 * another release isn't shown but triggers an update check (OFF-004). The navigation preload counts as the network's
 * response. The last resort is an offline page.
 */
class Page extends NetworkFirst {
  constructor(private readonly href: string) {
    super({ networkTimeoutSeconds: networkTimeout(), plugins: [{ handlerDidError: () => offlinePage() }] });
  }

  override _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const network = trackRequest(fromPlatform(handler, request));
    let problem: NetworkProblem = 'late';
    network.catch(() => (problem = 'failed'));
    void handler.waitUntil(network.then(checkForRelease).catch(() => undefined));
    const store = {
      cacheMatch: () => fromRelease(this.href, problem),
      fetchAndCachePut: async () => {
        const fresh = await network;
        return (isOfAnotherRelease(fresh) && (await fromRelease(this.href, null))) || fresh;
      },
    };
    return super._handle(request, withStore(handler, store));
  }
}

/**
 * A navigation (OFF-001). The first page of a locale is cache-first: this release's own document, fully rendered and without
 * data. Any other page comes from the network within the timeout, otherwise from this release's document, otherwise from the
 * network however long it takes, otherwise it's the offline page. An address without a locale leads to the chosen language: from the
 * network, the server's redirect does that, and the same goes for the letter case of an address.
 */
export async function handleNavigation(context: FetchContext): Promise<Response> {
  const { url } = context.request;
  const { pathname } = new URL(url);
  const isFirst = pathname === rootPathOf(localeOfPath(pathname));
  const [first, redirect] = isFirst ? await Promise.all([precached(pathname), toChosenLocale(url)]) : [null, null];
  if (isFirst && !first) requestCheck();
  context.event.waitUntil(Promise.all([healShell(), noteNamedDefault(url)]));
  if (!first) return runStrategy(new Page(url), context);
  context.event.waitUntil(
    fetchedAhead(context)
      .then(checkForRelease)
      .catch(() => undefined),
  );
  return redirect ?? first;
}

async function checkForRelease(response: Response | null): Promise<void> {
  if (response && isOfAnotherRelease(response)) await scope.registration.update();
}

/** The navigation preload's response. */
async function fetchedAhead({ event }: FetchContext): Promise<Response | null> {
  return ((await event.preloadResponse) as Response | undefined) ?? null;
}

async function fromPlatform(handler: StrategyHandler, request: Request): Promise<Response> {
  const response = await handler.fetch(request);
  if (response.status >= 500) throw new TypeError(`the platform responded with ${response.status}`);
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
 * The cached document of the address's locale, otherwise the device's, otherwise the nearest one; those whose texts are cached as well come
 * first, since no page but the lobby can be shown without them. It boots every address, and the app uses the messages of its locale.
 */
async function fromRelease(href: string, problem: NetworkProblem | null): Promise<Response | undefined> {
  try {
    const { pathname, search } = new URL(href);
    const canonical = inCanonicalCase(pathname);
    if (problem && canonical !== pathname) return Response.redirect(new URL(canonical + search, href));
    const redirect = problem && (await toChosenLocale(href));
    if (redirect) return redirect;
    const wanted = localeOfPath(pathname);
    const [whole, device] = await Promise.all([localesWithTexts(), deviceLocale()]);
    const all = [wanted, device, ...nearestTo(wanted)];
    for (const locale of [...all.filter((one) => whole.has(one)), ...all]) {
      const found = await precachedHere(rootPathOf(locale));
      if (found) return await documentFor(found, pathname, { locale, problem });
    }
  } catch {
    // An unreadable cache counts as empty.
  }
  return undefined;
}

/** Caches the document of a locale that came into use after the release was installed. */
export async function ensureDocument(pathname: string): Promise<void> {
  const cache = await caches.open(releaseCache);
  const locale = localeOfPath(pathname);
  if (!(await isComplete(cache)) || (await cache.match(rootPathOf(locale)))) return;
  await cacheDocument(cache, locale);
}

const frames = pagesFirst((path) => pageFile(path) ?? path);

/** A game frame of the house's own games, from this release, so its demo works offline. */
export function handleFrame(context: FetchContext): Promise<Response> {
  return runStrategy(frames, context);
}
