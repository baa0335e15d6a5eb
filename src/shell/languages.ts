import type { Locale } from '#contract/fields/locale';
import { languagesOn } from '#rules/locale/languages';
import { useBrand } from '../platform/brand';

/** What each language calls itself. */
export const languageNames: Readonly<Record<Locale, string>> = {
  en: 'English',
  de: 'Deutsch',
  'en-AU': 'English (Australia)',
  'en-CA': 'English (Canada)',
  'fr-CA': 'Français (Canada)',
  'en-NZ': 'English (New Zealand)',
  no: 'Norsk',
  it: 'Italiano',
  'en-KW': 'Pseudo (en-KW)',
};

/** The languages that this host lists, none where there is one only (HEAD-004). */
export function useLanguages(): readonly Locale[] {
  return languagesOn(globalThis.location?.hostname ?? '', useBrand());
}
