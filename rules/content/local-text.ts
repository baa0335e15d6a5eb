import type { LocalText } from '#contract/fields/config/parts';
import type { Locale } from '#contract/fields/locale';
import { servingLocales } from '#rules/content/nearest-text';

/** The text in the nearest available language. */
export function textIn(text: LocalText, locale: Locale): string {
  const known = text as Partial<Record<Locale, string>>;
  return (
    servingLocales(locale)
      .map((serving) => known[serving])
      .find(Boolean) ?? text.en
  );
}
