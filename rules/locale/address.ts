import { isLocale, type Locale, locales } from '#contract/fields/locale';

/** The base under which a window shows the guest's view even to a signed-in player; empty elsewhere (ROUTE-055). */
export function baseOf(pathname: string): '' | '/guest' {
  return /^\/guest(?:\/|$)/.test(pathname) ? '/guest' : '';
}

const belowBase = (pathname: string) => pathname.slice(baseOf(pathname).length) || '/';

/** The locale in a path's first segment below its base, else the default one (ROUTE-036). */
export function localeOfPath(pathname: string): Locale {
  const first = belowBase(pathname).split('/')[1];
  return isLocale(first) ? first : 'en';
}

/** Whether a path's first segment below its base names a locale, the default one included. */
export function namesLocale(pathname: string): boolean {
  return isLocale(belowBase(pathname).split('/')[1]);
}

const lowerCase = (path: string) => path.replace(/%[\dA-F]{2}|[A-Z]/g, (part) => (part.length === 1 ? part.toLowerCase() : part));

/**
 * A path in the letter case of its canonical address: the locale as it's spelled, everything else in lower case except percent-encoded bytes
 * and the id of an account (ROUTE-036, SEO-004).
 */
export function inCanonicalCase(pathname: string): string {
  const asked = pathname.split('/');
  const segments = lowerCase(pathname).split('/');
  const at = baseOf(segments.join('/')) ? 2 : 1;
  const locale = locales.find((one) => one.toLowerCase() === segments[at]);
  if (locale) segments[at] = locale;
  const first = locale ? at + 1 : at;
  // Accounts are named after their currency, in capitals.
  if (segments[first] === 'accounts') segments.splice(first + 1, 1, ...asked.slice(first + 1, first + 2));
  return segments.join('/');
}

/** The path of a locale's home page (ROUTE-036). */
export function rootPathOf(locale: Locale): string {
  return locale === 'en' ? '/' : `/${locale}`;
}

/**
 * A path without its base and its locale, as routes are declared (ROUTE-036, ROUTE-055). A path that begins with two slashes would
 * name another host.
 */
export function pathWithoutLocale(pathname: string): string {
  const below = belowBase(pathname);
  const [, first, ...rest] = below.split('/');
  const own = isLocale(first) ? rest.join('/') : below;
  return `/${own.replace(/^[/\\]+/, '')}`;
}

/** A path as the address bar shows it in a locale, under a base; the default locale has no prefix (ROUTE-036, ROUTE-055). */
export function pathInLocale(locale: Locale, path: string, base: '' | '/guest' = ''): string {
  const own = path === '/' ? rootPathOf(locale) : locale === 'en' ? path : `/${locale}${path}`;
  return base && own === '/' ? base : base + own;
}

/** The path of a link to a language: it names the default locale too, which only then replaces an earlier choice (ROUTE-036, AUTH-016). */
export function pathNamingLocale(locale: Locale, path: string): string {
  return path === '/' ? `/${locale}` : `/${locale}${path}`;
}

/**
 * The path to which a browser is redirected that has chosen a language, if the requested one names none (AUTH-016); null if there's no
 * reason to. `offered` are the site's languages.
 */
export function pathInChosenLocale(pathname: string, chosen: unknown, offered: readonly Locale[] = locales): string | null {
  if (!isLocale(chosen) || !offered.includes(chosen) || namesLocale(pathname)) return null;
  const path = pathInLocale(chosen, pathWithoutLocale(pathname), baseOf(pathname));
  return localeOfPath(path) === localeOfPath(pathname) ? null : path;
}
