import { headers } from '#contract/headers';
import type { Locale } from '#contract/fields/locale';
import { storage } from '#contract/storage';
import { pathWithoutLocale, rootPathOf } from '#rules/locale/address';
import { fetchFile, isHtml } from './html';
import { manifest } from './scope';
import { textsOf } from './texts';

/** This release as the server names it: the fingerprint of the built page. */
const own = manifest.find(({ url }) => url === 'index.html')?.revision ?? null;

/** The release that rendered a document; null if it isn't the server's own. */
const releaseOf = (response: Response) => response.headers.get(headers.release);

/** Whether a document belongs to another release than this worker. */
export function isOfAnotherRelease(response: Response): boolean {
  const named = releaseOf(response);
  return named !== null && named !== own;
}

/**
 * Caches a locale's first page as a guest sees it: it boots every address of that locale. A document of another release is refused, so code
 * of two releases never mixes (OFF-004). With `isOfPage` it may be the document that a page has just loaded, from the browser's HTTP cache;
 * that one doesn't show which release the server has now.
 */
export async function cacheDocument(cache: Cache, locale: Locale, isOfPage = false): Promise<void> {
  const known = isOfPage ? await requestDocument(locale, 'force-cache') : null;
  const response = known && releaseOf(known) === own ? known : await requestDocument(locale, 'no-cache');
  const html = await response.text();
  if (!response.ok || !isHtml(response)) throw new TypeError(`no document for ${locale}: ${response.status}`);
  if (releaseOf(response) !== own) throw new TypeError(`the document for ${locale} is of another release`);
  await cache.put(rootPathOf(locale), new Response(withWholeStyles(withoutFirstData(html)), { headers: pickHeaders(response.headers) }));
  await cacheLogo(html).catch(() => undefined);
}

/** Caches the logo of a document's header: other pictures are cached as they're shown, but every page has this one. */
async function cacheLogo(html: string): Promise<void> {
  const [, path] = /<img src="(\/logos\/[^"]+)/.exec(html) ?? [];
  if (path) await (await caches.open(storage.caches.pictures)).put(path, await fetchFile(path));
}

const requestDocument = (locale: Locale, cache: RequestCache) =>
  fetch(rootPathOf(locale), { credentials: 'omit', cache, headers: { accept: 'text/html' } });

/** A redirected response may not be used for a navigation, so the response is rebuilt with the headers that matter. */
function pickHeaders(from: Headers): Headers {
  const names = [
    'content-type',
    'content-security-policy',
    'cross-origin-opener-policy',
    'referrer-policy',
    'permissions-policy',
    'x-content-type-options',
  ];
  return new Headers(names.flatMap((name) => (from.has(name) ? [[name, from.get(name)!] as [string, string]] : [])));
}

/** Data in a document have no age: the page reads them from the device's store instead. */
function withoutFirstData(html: string): string {
  return html.replace(/(<script type="application\/json" id="first-data">)[\s\S]*?(<\/script>)/, '$1[]$2');
}

/** The document's critical CSS, and its stylesheet link at the end. */
const styles = /<style>[\s\S]*?<\/style>([\s\S]*)(<link rel="stylesheet"[^>]*>)/;
const fonts = manifest.filter(({ url }) => /^assets.*-latin-w.*woff2$/.test(url));

/** Cached files needn't load late: with the full stylesheet and fonts first, nothing is laid out twice. */
function withWholeStyles(html: string): string {
  const preloads = fonts.map(({ url }) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${url}">`).join('');
  return html.replace(styles, (_, between: string, stylesheet: string) => preloads + stylesheet + between);
}

/** What follows the rendered page: the first script, the app's code, then its first data. */
const afterPage = /<(?:link rel="modulepreload"|script(?:>| type="(?:module|application\/json)"))/;

/** Why a document comes from the cache: the network hasn't responded in time, which may still happen, or it failed. */
export type NetworkProblem = 'late' | 'failed';

/**
 * A placeholder for a page whose response is slow. After two seconds, within which a cached page would have rendered, it says that there's
 * no connection, or that the page is still loading, and offers links: reload, and the first page, which is cached. The app removes it when
 * it renders.
 */
function offlineNotice(locale: Locale, problem: NetworkProblem): string {
  const { offlineTitle, offlineRetry, pageLate, home } = textsOf(locale);
  const style = 'padding:36vh 1.5rem;text-align:center;animation:later 1ms 2s both';
  const way = (href: string, words: string) => `<a href="${href}" style="display:inline-block;padding:1rem">${words}</a>`;
  return `<style>@keyframes later{from{visibility:hidden}}</style><div style="${style}"><p role="status" style="font:700 1.5rem/2rem var(--font-display)">${problem === 'late' ? pageLate : offlineTitle}</p>${way('', offlineRetry)}${way(rootPathOf(locale), home)}</div>`;
}

/** Pages without header and bottom bar: the frame page of a game. */
const isBare = (pathname: string) => /^\/(?:play|sfu)\//.test(pathWithoutLocale(pathname));

/** What marks the links of the first page as the current ones: attributes and classes. */
const marksOfCurrent = / (?:aria-current="page"|data-status="active"|data-active="true"|active(?:-\w+)?(?=[" ]))/g;

/** The first page with other content: its header and bottom bar stay, so that the screen isn't empty until the app renders. */
function shellAround(rendered: string, content: string): string {
  return rendered
    .replace(/(<main\b[^>]*>)[\s\S]*(<\/main>)/, (_main, open: string, close: string) => open + content + close)
    .replace(/<footer\b[\s\S]*<\/footer>/, '')
    .replaceAll(marksOfCurrent, '');
}

/**
 * The document for an address: the first page's content is removed for every other address. `problem`: the network didn't respond; the
 * document says so in `data-away`, with the locale of its messages.
 */
export async function documentFor(
  response: Response,
  pathname: string,
  { locale, problem }: { locale: Locale; problem: NetworkProblem | null },
): Promise<Response> {
  if (pathname === rootPathOf(locale) || pathname === `${rootPathOf(locale)}/`) return response;
  const html = await response.text();
  const [before, rendered = ''] = html.split(/(?<=<div id="root">)/);
  const end = Math.max(0, rendered.search(afterPage));
  const notice = problem ? offlineNotice(locale, problem) : '';
  const begun = problem ? before!.replace('<html', `<html data-away="${locale}"`) : before;
  const shown = isBare(pathname) ? `${notice}</div>` : shellAround(rendered.slice(0, end), notice);
  return new Response(begun + shown + rendered.slice(end), { headers: response.headers });
}
