import { isLocale, type Locale } from '#contract/fields/locale';
import { rootPathOf } from '#rules/locale/address';
import { cacheDocument } from './documents';
import { whenLineIsFree } from './foreground';
import { fetchFile } from './html';
import { localesInUse } from './locale';
import { isDataSaving } from './data-saver';
import { releaseCache } from './release';
import { completeCaches, dropOldReleases, isComplete, markComplete } from './release-caches';
import { manifest, type ManifestEntry } from './scope';

const AT_ONCE = 6;

/** Variants of a file differ by compression only, which the browser has undone. */
const anyVariant: CacheQueryOptions = { ignoreVary: true };

const [list, ...named] = manifest;

/** The built page only identifies the release: documents are rendered by the server. */
const isKept = ({ url }: ManifestEntry) => url !== 'index.html';

/** All files of the release. */
async function filesOf(cache: Cache): Promise<ManifestEntry[]> {
  await cacheFile(cache, list!, []);
  const kept = await cache.match(pathOf(list!.url));
  const files = (await kept!.json()) as ManifestEntry[];
  return files.filter(isKept);
}

const catalogueFile = /\bassets\/([a-z]{2}(?:-[A-Z]{2})?)(-rest)?-[\w-]{7}\.js$/;

/**
 * Catalogue files are named after their locale and wanted only in the device's locales. Variants of English also need the rest
 * of English.
 */
function isWanted({ url }: ManifestEntry, locales: ReadonlySet<Locale>): boolean {
  const [, name, rest] = catalogueFile.exec(url) ?? [];
  return !isLocale(name) || locales.has(name) || (name === 'en' && rest !== undefined && [...locales].some((one) => one.startsWith('en-')));
}

/** How much of a release an installation waits for: the shell, which opens offline, or every file. */
export type Extent = 'shell' | 'whole';

/**
 * Fills this release's cache: files, then documents, and the completeness marker last. Files of an interrupted attempt aren't
 * fetched again. Rejects if something can't be loaded, so the browser retries later (OFF-004).
 */
export async function fillRelease(now: number, extent: Extent): Promise<void> {
  const cache = await caches.open(releaseCache);
  if (await isComplete(cache)) return;
  const { files, locales } = await wantedIn(cache, extent);
  await cacheFiles(cache, files);
  // The shell's files are named by their content, so they belong to this release, whichever one the server has by now.
  for (const locale of locales) await cacheDocument(cache, locale, extent === 'shell');
  await markComplete(cache, now);
}

/** What this device caches of the release: with Save-Data the shell only, and pages as they're opened. */
async function wantedIn(cache: Cache, extent: Extent): Promise<{ files: ManifestEntry[]; locales: ReadonlySet<Locale> }> {
  const [locales, isSpared] = [await localesInUse(), extent === 'shell' || (await isDataSaving())];
  const isDue = (entry: ManifestEntry) => (entry.shell || !isSpared) && isWanted(entry, locales);
  return { files: (await filesOf(cache)).filter(isDue), locales };
}

/** Caches files, a few at a time; each waits until `isTime` lets it. */
async function cacheFiles(cache: Cache, files: readonly ManifestEntry[], isTime?: () => Promise<void>): Promise<void> {
  const earlier = await completeCaches();
  const next = files[Symbol.iterator]();
  const lane = async () => {
    await isTime?.();
    for (const entry of next) {
      await cacheFile(cache, entry, earlier);
      await isTime?.();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

/**
 * Fetches what a complete release lacks: what a first installation left out, or what the browser has evicted. Rejects if something can't be
 * loaded now. Files without a hash may belong to the server's newer release, so they're fetched after a document, which is refused if its
 * release differs (OFF-004). Requests of pages go first.
 */
export async function repairRelease(): Promise<void> {
  const cache = await caches.open(releaseCache);
  const { files, locales } = await wantedIn(cache, 'whole');
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const lost = files.filter(({ url }) => !kept.has(pathOf(url)));
  const isNamed = ({ revision }: ManifestEntry) => revision !== undefined;
  await cacheFiles(
    cache,
    lost.filter((entry) => !isNamed(entry)),
    whenLineIsFree,
  );
  for (const locale of locales) if (lost.some(isNamed) || !kept.has(rootPathOf(locale))) await cacheDocument(cache, locale);
  await cacheFiles(cache, lost.filter(isNamed), whenLineIsFree);
}

/** Deletes all caches and refills this release's; rejects if something can't be loaded now. */
export async function repair(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  // This also resets what the worker remembers about them.
  await dropOldReleases();
  await fillRelease(Date.now(), 'whole');
}

async function cacheFile(cache: Cache, { url, revision }: ManifestEntry, earlier: readonly Cache[]): Promise<void> {
  const path = pathOf(url);
  if (await cache.match(path, anyVariant)) return;
  const known = revision === undefined ? await matchIn(earlier, path) : undefined;
  await cache.put(path, known ?? (await download(path, revision)));
}

async function download(path: string, revision: string | undefined): Promise<Response> {
  const isPage = path.endsWith('.html');
  // Pages need the bandwidth first.
  const init: RequestInit = { credentials: 'omit', cache: revision === undefined ? 'default' : 'reload', priority: 'low' };
  const response = await (isPage ? fetch(path, { ...init, headers: { accept: 'text/html' } }) : fetchFile(path, init));
  if (!response.ok) throw new TypeError(`${path}: ${response.status}`);
  return response;
}

const pathOf = (url: string) => new URL(url, 'https://self/').pathname;

async function matchIn(all: readonly Cache[], path: string): Promise<Response | undefined> {
  for (const cache of all) {
    const found = await cache.match(path, anyVariant);
    if (found) return found;
  }
  return undefined;
}

/** A file of this release or of an earlier one whose pages may still be open; undefined if no complete cache has it. */
export async function precached(path: string): Promise<Response | undefined> {
  return matchIn(await completeCaches(), path);
}

/** A file of this release only; undefined if its cache is incomplete. */
export async function precachedHere(path: string): Promise<Response | undefined> {
  const cache = await caches.open(releaseCache);
  return (await isComplete(cache)) ? cache.match(path, anyVariant) : undefined;
}

/** The locales whose texts of all pages are in this release's cache. */
export async function localesWithTexts(): Promise<ReadonlySet<string | undefined>> {
  const kept = (await (await caches.open(releaseCache)).keys()).map(({ url }) => catalogueFile.exec(url));
  return new Set(kept.filter((file) => file?.[2]).map((file) => file?.[1]));
}

const paths: ReadonlySet<string> = new Set(named.filter(isKept).map(({ url }) => pathOf(url)));

/** The HTML file of a game frame for an address; undefined for any other address. */
export function pageFile(pathname: string): string | undefined {
  return [pathname, `${pathname.replace(/\/$/, '')}/index.html`, `${pathname}.html`].find(
    (path) => path.endsWith('.html') && paths.has(path),
  );
}
