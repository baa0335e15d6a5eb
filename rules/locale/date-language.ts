/**
 * The language of a locale's dates and times (LOC-003): plain English uses British ones, day before month, as its
 * forms do; every other locale its own.
 */
export function dateLanguage(locale: string): string {
  return locale === 'en' || locale === 'en-KW' ? 'en-GB' : locale;
}
