import { type Locale, locales } from '#contract/fields/locale';

const languageOf = (locale: Locale) => locale.split('-')[0];

/** The other locales, the nearest first: those of the same language, then English, then the rest (OFF-001). */
export function nearestTo(locale: Locale): Locale[] {
  const distance = (other: Locale) => (languageOf(other) === languageOf(locale) ? 0 : other === 'en' ? 1 : 2);
  return locales.filter((other) => other !== locale).sort((one, other) => distance(one) - distance(other));
}
