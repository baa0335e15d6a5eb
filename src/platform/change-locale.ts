import type { AnyRouter } from '@tanstack/react-router';
import { storage } from '#contract/storage';
import type { Locale } from '#contract/fields/locale';
import { loadLocale } from './i18n';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

type Listener = (locale: Locale) => void;
const listeners = new Set<Listener>();

/** Calls back when a person chooses another language; answers the way to stop. */
export function onLocaleChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows another language: the texts, the prefix of the address, and what the player's profile says (AUTH-016). */
export async function changeLocale(router: AnyRouter, locale: Locale): Promise<void> {
  document.cookie = `${storage.cookies.locale}=${locale}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
  await loadLocale(locale);
  for (const listener of listeners) listener(locale);
  await router.navigate({ to: '.', search: true, hash: true, replace: true, resetScroll: false });
  await router.invalidate();
}
