import type { AnyRouter } from '@tanstack/react-router';
import { storage } from '#contract/storage';
import type { Locale } from '#contract/fields/locale';
import { baseOf, pathInLocale, pathWithoutLocale } from '#rules/locale/address';
import { makeListeners } from '../listeners';
import type { Language } from '.';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

const listeners = makeListeners<[locale: Locale]>();
let chosen: Locale | null = null;

/** Notifies when the user selects another language, and of a selection before the subscription; returns the unsubscribe function. */
export function onLocaleChange(listener: (locale: Locale) => void): () => void {
  if (chosen) listener(chosen);
  return listeners.add(listener);
}

/**
 * Shows another language: its texts, the prefix of the address, and the language in the player's profile (AUTH-016). Rejects, and changes
 * nothing, if its texts can't be loaded. `beforeShown` runs once they are, before the page is shown in it.
 */
export async function changeLocale(router: AnyRouter, language: Language, locale: Locale, beforeShown?: () => void): Promise<void> {
  await language.load(locale);
  // Another language was chosen in the meantime.
  if (language.locale !== locale) return;
  document.cookie = `${storage.cookies.locale}=${locale}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
  chosen = locale;
  beforeShown?.();
  listeners.call(locale);
  // To the router both addresses are the same place, so it wouldn't change the address bar.
  const { pathname, search, hash } = location;
  router.history.replace(
    pathInLocale(locale, pathWithoutLocale(pathname), baseOf(pathname)) + search + hash,
    router.history.location.state,
  );
  await router.invalidate();
}
