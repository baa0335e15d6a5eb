import { setupI18n, type I18n } from '@lingui/core';
import type { Locale } from '#contract/fields/locale';
import { compiledCatalogue } from '#locales/compile';
import type { MessageKey } from '#locales/index';

const languages = new Map<Locale, I18n>();

function languageOf(locale: Locale): I18n {
  const known = languages.get(locale);
  if (known) return known;
  const made = setupI18n({ locale, messages: { [locale]: compiledCatalogue(locale) } });
  languages.set(locale, made);
  return made;
}

/** A message of the catalogue in a player's language, its values filled in. */
export function textOf(locale: Locale, key: MessageKey, values: Record<string, unknown> = {}): string {
  return languageOf(locale)._(key, values);
}
