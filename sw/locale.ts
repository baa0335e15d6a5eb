import { isLocale, type Locale } from '#contract/fields/locale';
import { readTraits } from '#offline/session';
import { localeOfPath } from '#rules/locale/address';
import { database } from './database';
import { windows } from './pages';
import { scope } from './scope';

/** The device's locale: the last one that its pages showed, otherwise the browser's language. */
export async function deviceLocale(): Promise<Locale> {
  const { locale } = await readTraits(database);
  if (isLocale(locale)) return locale;
  const { language } = scope.navigator;
  const short = language.split('-')[0];
  return isLocale(language) ? language : isLocale(short) ? short : 'en';
}

/** Every locale in use on the device: the remembered one and those of open windows. */
export async function localesInUse(): Promise<Set<Locale>> {
  return new Set([await deviceLocale(), ...(await windows()).map(({ url }) => localeOfPath(new URL(url).pathname))]);
}
