import { isLocale, type Locale } from '#contract/fields/locale';
import { keepDocument } from './documents';
import { fetchFile } from './html';
import { localesInUse } from './locale';
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
  const locales = await localesInUse();
  const earlier = await completeCaches();
  const wanted = (await filesOf(cache)).filter((entry) => isWanted(entry, locales));
  const next = wanted[Symbol.iterator]();
  const lane = async () => {
    for (const entry of next) await keepFile(cache, entry, earlier);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  for (const locale of locales) await keepDocument(cache, locale);
  await markComplete(cache, now);
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
