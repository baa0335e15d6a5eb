import type { Locale } from '#contract/fields/locale';

/** The locales whose texts serve a locale, the nearest first: English of a country falls back to English, as does everything. */
export function servingLocales(locale: Locale): Locale[] {
  const language = locale.startsWith('en-') ? 'en' : locale;
  return [...new Set<Locale>([locale, language as Locale, 'en'])];
}

/**
 * The text to show of those that a page has: one of the variant before the general one, and among these the nearest
 * locale's (ROUTE-044). A variant in English takes precedence over a general text in the reader's language: correct terms matter more.
 */
export function nearestText<Text extends { locale: Locale; variant: string }>(
  texts: readonly Text[],
  locale: Locale,
  variant = '',
): Text | undefined {
  const order = servingLocales(locale);
  const rank = (text: Text) => (text.variant === variant ? 0 : order.length) + order.indexOf(text.locale);
  return texts
    .filter((text) => (text.variant === '' || text.variant === variant) && order.includes(text.locale))
    .toSorted((one, other) => rank(one) - rank(other))[0];
}
