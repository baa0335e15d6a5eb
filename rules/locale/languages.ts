import type { Locale } from '#contract/fields/locale';

interface LanguageTerms {
  locales: readonly Locale[];
  /** Hosts that do not offer Australian English. */
  hostsWithoutAustralianEnglish: readonly string[];
}

/** Who reads the list. */
interface LanguageReader {
  /** The fake locale is for testers and for developers. */
  isTester: boolean;
  /** The language that shows now: it's listed even where it isn't offered, since it was opened by its address. */
  active: Locale;
}

/** The languages that a host lists, none where there is one only (HEAD-004). `host` is without its port. */
export function languagesOn(host: string, { locales, hostsWithoutAustralianEnglish }: LanguageTerms, { isTester, active }: LanguageReader): readonly Locale[] {
  const hidden = new Set<Locale>([...(hostsWithoutAustralianEnglish.includes(host) ? (['en-AU'] as const) : []), ...(isTester || active === 'en-KW' ? [] : (['en-KW'] as const))]);
  const listed = locales.filter((locale) => !hidden.has(locale));
  return listed.length > 1 ? listed : [];
}
