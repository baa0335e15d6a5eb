import type { Locale } from '#contract/fields/locale';
import { isServer } from '../context/is-server';
import { i18n } from './i18n';
import { Language } from './language';

/** This window's language; each server-rendered document has its own. */
export const windowLanguage = new Language(i18n);

/** The language that this window shows, for window-only code. */
export function activeLocale(): Locale {
  if (isServer) throw new Error('the server has no language of its own: take it from the AppContext');
  return windowLanguage.locale;
}

/** Loads the texts of all pages of this window. On the server, each document's language is complete from the start. */
export async function loadWholeCatalogue(): Promise<void> {
  if (!isServer) await windowLanguage.loadWhole();
}
