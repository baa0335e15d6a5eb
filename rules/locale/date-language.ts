/**
 * The language whose dates and times a locale shows (LOC-003): plain English writes British ones, day before month, as its
 * forms ask for them; every other locale its own.
 */
export function dateLanguage(locale: string): string {
  return locale === 'en' || locale === 'en-KW' ? 'en-GB' : locale;
}
