/** The names of countries in a locale; the brand's own English has those of English. */
export function regionNames(locale: string): Intl.DisplayNames {
  return new Intl.DisplayNames(locale === 'en-KW' ? 'en' : locale, { type: 'region' });
}
