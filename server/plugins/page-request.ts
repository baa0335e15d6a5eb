import type { FastifyRequest } from 'fastify';
import { calls } from '#contract/calls/index';
import { localeOfPath, pathInLocale } from '#rules/locale/address';

/** Paths of calls outside `/api`, such as `/check-email`, which are never pages. */
const callPaths: ReadonlySet<string> = new Set(calls.map(({ path }) => path));

/** An address that never has a page. */
export const NOWHERE = '/-/-';

/**
 * Whether a path is a page rather than a file or a call. The `Accept` header is ignored, because link previews, monitors and command-line
 * clients send any or none.
 */
export function isPagePath(pathname: string): boolean {
  if (/^\/(api|provider|jam|assets|covers|icons|docs)\//.test(pathname) || callPaths.has(pathname)) return false;
  return !/\.[a-z0-9]{2,12}$/.test(pathname);
}

/** Whether a browser shows the response as a page. The app's own calls accept anything. */
export function isNavigation({ method, headers, url }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const [path = ''] = url.split('?');
  return (headers.accept ?? '').includes('text/html') && isPagePath(path);
}

/** Uses the decoded text, since a bundler removes a decoding whose result nobody needs. */
function isDecodable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

/** The address to handle in place of a requested one: if a page's path can't be decoded, one without a page in the same language. */
export function decodableAddress(url: string): string {
  if (!url.includes('%')) return url;
  const [path = ''] = url.split('?');
  return isDecodable(path) || !isPagePath(path) ? url : pathInLocale(localeOfPath(path), NOWHERE);
}
