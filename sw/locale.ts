import { isLocale, type Locale } from '#contract/fields/locale';
import { storage } from '#contract/storage';
import { noteTraits, readTraits } from '#offline/session';
import { localeOfPath, namesLocale, pathInChosenLocale, rootPathOf } from '#rules/locale/address';
import { database } from './database';
import { windows } from './pages';
import { scope } from './scope';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

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

/**
 * The language that the device's user has chosen: from the cookie where the worker can read it, otherwise from what windows have recorded.
 * The first page waits for it, and opening the database takes longer than reading a cookie.
 */
async function chosenLocale(): Promise<string | null> {
  const cookie = await chosenCookie();
  return cookie === undefined ? (await readTraits(database)).chosenLocale : cookie;
}

/** The cookie's value; null if there's none, undefined if the worker can't read cookies. */
async function chosenCookie(): Promise<string | null | undefined> {
  try {
    const found = await scope.cookieStore?.get(storage.cookies.locale);
    return found === undefined ? undefined : (found?.value ?? null);
  } catch {
    return undefined;
  }
}

/**
 * A redirect to the language that the device's user has chosen, for a navigation whose address names none (AUTH-016); null if there's no
 * reason to.
 */
export async function toChosenLocale(href: string): Promise<Response | null> {
  const { pathname, search } = new URL(href);
  const path = namesLocale(pathname) ? null : pathInChosenLocale(pathname, await chosenLocale());
  return path === null ? null : Response.redirect(new URL(path + search, href));
}

/** A link that names the default language, as only links of the list of languages do, replaces the chosen one, as it does in the cookie. */
export async function noteNamedDefault(href: string): Promise<void> {
  const { pathname } = new URL(href);
  const locale = localeOfPath(pathname);
  if (!namesLocale(pathname) || rootPathOf(locale) !== '/') return;
  await noteTraits(database, { chosenLocale: locale });
  // Without a network, no server does it.
  const expires = Date.now() + YEAR_MS;
  if (await chosenCookie()) await scope.cookieStore?.set({ name: storage.cookies.locale, value: locale, expires, sameSite: 'lax' });
}
