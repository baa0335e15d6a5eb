import type { Locale } from '#contract/fields/locale';

interface LanguageTerms {
  locales: readonly Locale[];
  /** Hosts that don't offer Australian English. */
  hostsWithoutAustralianEnglish: readonly string[];
}

/** The reader of the list. */
interface LanguageReader {
  /** The fake locale is for testers and for developers. */
  isTester: boolean;
  /** The current language: it's listed even if it isn't offered, since it was opened by its address. */
  active: Locale;
}

/** The languages that a host offers, the fake one among them (HEAD-004). `host` is without its port. */
export function languagesOfferedOn(host: string, { locales, hostsWithoutAustralianEnglish }: LanguageTerms): readonly Locale[] {
  return hostsWithoutAustralianEnglish.includes(host) ? locales.filter((locale) => locale !== 'en-AU') : locales;
}

/** The languages that a host lists to a reader, none if there is only one (HEAD-004). `host` is without its port. */
export function languagesListedOn(host: string, terms: LanguageTerms, { isTester, active }: LanguageReader): readonly Locale[] {
  const open = languagesOfferedOn(host, terms).filter((locale) => locale !== 'en-KW' || isTester);
  const listed = open.includes(active) ? open : [...open, active];
  return listed.length > 1 ? listed : [];
}
