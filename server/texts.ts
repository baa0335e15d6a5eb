import { readFileSync } from 'node:fs';
import { setupI18n, type I18n, type Messages } from '@lingui/core';
import type { Locale } from '#contract/fields/locale';
import { catalogueVersion } from '#locales/catalogue-version';
import type { MessageKey } from '#locales/index';

const catalogues = new Map<Locale, Messages>();

/** A locale's catalogue, compiled by Lingui; read on first use, because few servers need every language. */
export function catalogueOf(locale: Locale): Messages {
  const known = catalogues.get(locale);
  if (known) return known;
  const { messages } = JSON.parse(readFileSync(new URL(`../locales/compiled/${locale}.json`, import.meta.url), 'utf8')) as {
    messages: Messages;
  };
  catalogues.set(locale, messages);
  return messages;
}

const versions = new Map<Locale, string>();

/** The version of a catalogue, which builds of the app contain too. */
export function versionOf(locale: Locale): string {
  const known = versions.get(locale) ?? catalogueVersion(catalogueOf(locale));
  versions.set(locale, known);
  return known;
}

const languages = new Map<Locale, I18n>();

function languageOf(locale: Locale): I18n {
  const known = languages.get(locale);
  if (known) return known;
  const made = setupI18n({ locale, messages: { [locale]: catalogueOf(locale) } });
  languages.set(locale, made);
  return made;
}

/** A message of the catalogue in a player's language, with its values filled in. */
export function textOf(locale: Locale, key: MessageKey, values: Record<string, unknown> = {}): string {
  return languageOf(locale)._(key, values);
}
