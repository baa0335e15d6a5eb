import type { Locale } from '#contract/fields/locale';

const homes: Record<Locale, { country: string; currency: string }> = {
  en: { country: '', currency: 'EUR' },
  de: { country: 'DE', currency: 'EUR' },
  'en-AU': { country: 'AU', currency: 'AUD' },
  'en-CA': { country: 'CA', currency: 'CAD' },
  'fr-CA': { country: 'CA', currency: 'CAD' },
  'en-NZ': { country: 'NZ', currency: 'NZD' },
  no: { country: 'NO', currency: 'NOK' },
  it: { country: 'IT', currency: 'EUR' },
  'en-KW': { country: 'KW', currency: 'EUR' },
};

/** The most likely country of a language's readers; a changeable default. */
export function guessHome(locale: Locale): { country: string; currency: string } {
  return homes[locale];
}
