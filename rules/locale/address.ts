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
