import type { Locale } from '#contract/fields/locale';
import { isServer } from '../context/is-server';
import { i18n } from './i18n';
import { Language } from './language';

/** The language of this window; documents that the server renders have their own. */
export const windowLanguage = new Language(i18n);

/** The language that this window shows, for what runs in windows only. */
export function activeLocale(): Locale {
  if (isServer) throw new Error('the server has no language of its own: take it from the AppContext');
  return windowLanguage.locale;
}

/** Makes sure that every page of this window can speak. On the server, each document's language is whole from the start. */
export async function loadWholeCatalogue(): Promise<void> {
  if (!isServer) await windowLanguage.loadWhole();
}
