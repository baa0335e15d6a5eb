import { isLocale, type Locale } from '#contract/fields/locale';
import { rootPathOf } from '#rules/locale/address';
import { keepDocument } from './documents';
import { fetchFile } from './html';
import { localesInUse } from './locale';
import { isSparing } from './sparing';
import { releaseCache } from './release';
import { completeCaches, dropOldReleases, isComplete, markComplete } from './release-caches';
import { manifest, type ManifestEntry } from './scope';

const AT_ONCE = 6;

/** Files differ by nothing but their compression, which the browser has undone. */
const anyVariant: CacheQueryOptions = { ignoreVary: true };

const [list, ...named] = manifest;

/** The page that the build made only names the release, since documents are drawn. */
const isKept = ({ url }: ManifestEntry) => url !== 'index.html';

/** Everything to be kept. */
async function filesOf(cache: Cache): Promise<ManifestEntry[]> {
  await keepFile(cache, list!, []);
  const kept = await cache.match(pathOf(list!.url));
  const files = (await kept!.json()) as ManifestEntry[];
  return files.filter(isKept);
}

/**
 * A catalogue's files are named after its locale; they are wanted only in the locales that the device uses. English of
 * another country asks for the rest of English.
 */
function isWanted({ url }: ManifestEntry, locales: ReadonlySet<Locale>): boolean {
  const [, name, rest] = /^assets\/([a-z]{2}(?:-[A-Z]{2})?)(-rest)?-[\w-]{7}\.js$/.exec(url) ?? [];
  return !isLocale(name) || locales.has(name) || (name === 'en' && rest !== undefined && [...locales].some((one) => one.startsWith('en-')));
}

/**
 * Fills the cache of this release: files, then documents, and the completeness marker last. What an interrupted attempt
 * left is not fetched again; rejects where something cannot be had, so that the browser tries again later (OFF-004).
 */
export async function fillRelease(now: number): Promise<void> {
  const cache = await caches.open(releaseCache);
  if (await isComplete(cache)) return;
  const { files, locales } = await wantedIn(cache);
  await keepFiles(cache, files);
  for (const locale of locales) await keepDocument(cache, locale);
  await markComplete(cache, now);
}

/** What this device is to hold of the release: the shell alone where data are to be spared, and pages as they are shown. */
async function wantedIn(cache: Cache): Promise<{ files: ManifestEntry[]; locales: ReadonlySet<Locale> }> {
  const [locales, isSpared] = [await localesInUse(), await isSparing()];
  const isDue = (entry: ManifestEntry) => (entry.shell || !isSpared) && isWanted(entry, locales);
  return { files: (await filesOf(cache)).filter(isDue), locales };
}

async function keepFiles(cache: Cache, files: readonly ManifestEntry[]): Promise<void> {
  const earlier = await completeCaches();
  const next = files[Symbol.iterator]();
  const lane = async () => {
    for (const entry of next) await keepFile(cache, entry, earlier);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

/**
 * Brings what a complete release has lost since, entry by entry; rejects where something cannot be had now. A file without a
 * hash is that of the release that the platform draws: it is taken after a document, which is refused if of another one
 * (OFF-004).
 */
export async function mendRelease(): Promise<void> {
  const cache = await caches.open(releaseCache);
  const { files, locales } = await wantedIn(cache);
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const lost = files.filter(({ url }) => !kept.has(pathOf(url)));
  const isNamed = ({ revision }: ManifestEntry) => revision !== undefined;
  await keepFiles(cache, lost.filter((entry) => !isNamed(entry)));
  for (const locale of locales) if (lost.some(isNamed) || !kept.has(rootPathOf(locale))) await keepDocument(cache, locale);
  await keepFiles(cache, lost.filter(isNamed));
}

/** Empties all caches and fills that of this release anew; rejects where something cannot be had now. */
export async function repair(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  // What this worker remembers of them goes too.
  await dropOldReleases();
  await fillRelease(Date.now());
}

async function keepFile(cache: Cache, { url, revision }: ManifestEntry, earlier: readonly Cache[]): Promise<void> {
  const path = pathOf(url);
  if (await cache.match(path, anyVariant)) return;
  const known = revision === undefined ? await matchIn(earlier, path) : undefined;
  await cache.put(path, known ?? (await download(path, revision)));
}

async function download(path: string, revision: string | undefined): Promise<Response> {
  const isPage = path.endsWith('.html');
  const init: RequestInit = { credentials: 'omit', cache: revision === undefined ? 'default' : 'reload' };
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

/** A file of this release or of an earlier one whose pages may still run; undefined where no complete cache has it. */
export async function precached(path: string): Promise<Response | undefined> {
  return matchIn(await completeCaches(), path);
}

/** A file of this release alone; undefined where its cache is half filled. */
export async function precachedHere(path: string): Promise<Response | undefined> {
  const cache = await caches.open(releaseCache);
  return (await isComplete(cache)) ? cache.match(path, anyVariant) : undefined;
}

const paths = new Set(named.filter(isKept).map(({ url }) => pathOf(url)));

/** The page of this release that an address means, for the frames of the house's own games; undefined for any other. */
export function pageFile(pathname: string): string | undefined {
  return [pathname, `${pathname.replace(/\/$/, '')}/index.html`, `${pathname}.html`].find((path) => path.endsWith('.html') && paths.has(path));
}
