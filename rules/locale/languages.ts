import type { Locale } from '#contract/fields/locale';

interface LanguageTerms {
  locales: readonly Locale[];
  /** Hosts that do not offer Australian English. */
  hostsWithoutAustralianEnglish: readonly string[];
}

/** The languages that a host lists, none where there is one only (HEAD-004). `host` is without its port. */
export function languagesOn(host: string, { locales, hostsWithoutAustralianEnglish }: LanguageTerms): readonly Locale[] {
  const listed = hostsWithoutAustralianEnglish.includes(host) ? locales.filter((locale) => locale !== 'en-AU') : locales;
  return listed.length > 1 ? listed : [];
}
