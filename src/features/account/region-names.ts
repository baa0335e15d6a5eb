/** The names of countries in a locale; the fake locale uses the English ones. */
export function regionNames(locale: string): Intl.DisplayNames {
  return new Intl.DisplayNames(locale === 'en-KW' ? 'en' : locale, { type: 'region' });
}
