import type { Locale } from '#contract/fields/locale';
import { textOf } from '#server/texts';

/** A country as a player reads it in a mail or a notification. */
export function placeName(locale: Locale, country: string | null): string {
  const names = new Intl.DisplayNames(locale === 'en-KW' ? 'en' : locale, { type: 'region' });
  return (country !== null && names.of(country)) || textOf(locale, 'account.security.unknown-place');
}

/** A device as a player reads it. */
export function deviceText(locale: Locale, device: string | null): string {
  return device ?? textOf(locale, 'account.sessions.unknown');
}
