import type { Locale } from '#contract/fields/locale';
import { rootPathOf } from '#rules/locale/address';
import { isHtml } from './html';
import { manifest } from './scope';

const files = new Set(manifest.map(({ url }) => new URL(url, 'https://self/').pathname));

/** Whether every script and style that a document loads belongs to this release. */
export function isOfThisRelease(html: string): boolean {
  const loaded = html.matchAll(/\s(?:src|href)="(\/assets\/[^"?#]+\.(?:js|css))"/g);
  return [...loaded].every(([, path]) => files.has(path!));
}

/**
 * Puts a locale's first page into the cache, as a guest is shown it: it boots every address of that locale. A document
 * of another release is refused, so that code of two releases never mixes (OFF-004).
 */
export async function keepDocument(cache: Cache, locale: Locale): Promise<void> {
  const response = await fetch(rootPathOf(locale), { credentials: 'omit', cache: 'no-cache', headers: { accept: 'text/html' } });
  const html = await response.text();
  if (!response.ok || !isHtml(response)) throw new TypeError(`no document for ${locale}: ${response.status}`);
  if (!isOfThisRelease(html)) throw new TypeError(`the document for ${locale} is of another release`);
  await cache.put(rootPathOf(locale), new Response(withoutFirstData(html), { headers: kept(response.headers) }));
}

/** A document that was redirected may not answer a navigation: only what matters of the headers is carried over. */
function kept(from: Headers): Headers {
  const names = ['content-type', 'content-security-policy', 'cross-origin-opener-policy', 'referrer-policy', 'permissions-policy', 'x-content-type-options'];
  return new Headers(names.flatMap((name) => (from.has(name) ? [[name, from.get(name)!] as [string, string]] : [])));
}

/** Data in the document have no age: the page reads them anew, as last known. */
function withoutFirstData(html: string): string {
  return html.replace(/(<script type="application\/json" id="first-data">)[\s\S]*?(<\/script>)/, '$1[]$2');
}

/** The document for an address: what the first page shows is cut out for every other one. */
export async function documentFor(response: Response, pathname: string, locale: Locale): Promise<Response> {
  if (pathname === rootPathOf(locale) || pathname === `${rootPathOf(locale)}/`) return response;
  const html = await response.text();
  const start = html.indexOf('<div id="root">');
  const end = html.indexOf('<script type="application/json" id="first-data">');
  if (start < 0 || end < start) return new Response(html, { headers: response.headers });
  return new Response(`${html.slice(0, start)}<div id="root"></div>${html.slice(end)}`, { headers: response.headers });
}
