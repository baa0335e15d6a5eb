import type { Locale } from '#contract/fields/locale';

/** A name that operators write in several languages; English is always there. */
export type LocalTitle = { en: string } & Partial<Record<Locale, string>>;

/** The name in a locale, else in its language, else in English. */
export function titleIn(title: LocalTitle, locale: Locale): string {
  return title[locale] ?? title[locale.split('-')[0] as Locale] ?? title.en;
}
