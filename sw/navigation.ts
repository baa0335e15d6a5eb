import { localeOfPath, rootPathOf } from '#rules/locale/address';
import type { Asked } from './asked';
import { answerFile, heal } from './assets';
import { documentFor, isOfAnotherRelease, keepDocument } from './documents';
import { inTime } from './line';
import { offlinePage } from './offline-page';
import { pageFile, precachedHere } from './precache';
import { releaseCache } from './release';
import { isComplete } from './release-caches';
import { scope } from './scope';

/**
 * A page (OFF-001). The first page of a locale is this release's own document at once: it is drawn in full, carries no
 * data and waits for no network. Any other comes from the network within three seconds, else this release's document,
 * else the network however long it takes, else a page that says what is missing. A platform that fails counts as away;
 * what another release drew is not shown, but has the browser look for that release's worker (OFF-004).
 */
export async function answerNavigation(event: Asked): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  const first = pathname === rootPathOf(localeOfPath(pathname)) ? await precached(pathname) : null;
  const network = first ? fetchedAhead(event) : fromNetwork(event);
  const timely = inTime(network);
  event.waitUntil(network.then(lookForRelease).catch(() => undefined));
  event.waitUntil(heal());
  if (first) return first;
  const fresh = await timely;
  if (fresh && !isOfAnotherRelease(fresh)) return fresh;
  return (await fromRelease(pathname, !fresh)) ?? (await network.catch(() => null)) ?? offlinePage();
}

async function lookForRelease(response: Response | null): Promise<void> {
  if (response && isOfAnotherRelease(response)) await scope.registration.update();
}

/** What the browser asked for while the worker was waking up. */
async function fetchedAhead({ preloadResponse }: Asked): Promise<Response | null> {
  return ((await preloadResponse) as Response | undefined) ?? null;
}

async function fromNetwork(event: Asked): Promise<Response> {
  const response = (await fetchedAhead(event)) ?? (await fetch(event.request));
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
 * The cached document of the address's locale, or of any other: it boots every address, and the app turns to its
 * language.
 */
async function fromRelease(pathname: string, isAway: boolean): Promise<Response | null> {
  try {
    const locale = localeOfPath(pathname);
    const own = await precachedHere(rootPathOf(locale));
    const found = own ?? (await precachedHere(rootPathOf('en')));
    return found ? await documentFor(found, pathname, { locale: own ? locale : 'en', isAway }) : null;
  } catch {
    return null;
  }
}

/** Keeps the document of a locale that the device came to use after the release was installed. */
export async function ensureDocument(pathname: string): Promise<void> {
  const cache = await caches.open(releaseCache);
  const locale = localeOfPath(pathname);
  if (!(await isComplete(cache)) || (await cache.match(rootPathOf(locale)))) return;
  await keepDocument(cache, locale);
}

/** The page of one of the house's own games, framed by ours: of this release, so that its demo plays offline. */
export async function answerFrame(event: Asked): Promise<Response> {
  const { pathname } = new URL(event.request.url);
  return answerFile(event, pageFile(pathname) ?? pathname);
}
