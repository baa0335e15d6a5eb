import { isLocale, type Locale } from '#contract/fields/locale';

/** The locale that a path names by its first segment, the default one otherwise (ROUTE-036). */
export function localeOfPath(pathname: string): Locale {
  const first = pathname.split('/')[1];
  return isLocale(first) ? first : 'en';
}

/** The path of a locale's first page (ROUTE-036). */
export function rootPathOf(locale: Locale): string {
  return locale === 'en' ? '/' : `/${locale}`;
}

/** A path without its locale, as routes are written (ROUTE-036). */
export function pathWithoutLocale(pathname: string): string {
  const [, first, ...rest] = pathname.split('/');
  return isLocale(first) ? `/${rest.join('/')}` : pathname;
}

/** A path as the address bar shows it in a locale; the default one has no prefix (ROUTE-036). */
export function pathInLocale(locale: Locale, path: string): string {
  return path === '/' ? rootPathOf(locale) : locale === 'en' ? path : `/${locale}${path}`;
}
