import type { Messages } from '@lingui/core';
import type { Locale } from '#contract/fields/locale';
import { send } from '../api/transport';
import { firstMessages, restOfMessages } from './catalogues';
import { i18n } from './i18n';

const FIVE_MINUTES_MS = 5 * 60_000;

let active: Locale = 'en';

/** The language the window shows. */
export function activeLocale(): Locale {
  return active;
}

let isWhole = false;

/** Makes sure that every page can speak, not only the lobby; pages ask for it before they show. */
export async function loadWholeCatalogue(): Promise<void> {
  if (isWhole) return;
  const { messages } = await restOfMessages[active]();
  isWhole = true;
  i18n.loadAndActivate({ locale: active, messages: { ...messages, ...i18n.messages } });
}

/** Shows a language: the built-in messages at once, the platform's newer ones over them when they come (LOC-002). */
export async function loadLocale(locale: Locale): Promise<void> {
  const parts = await Promise.all([firstMessages[locale](), ...(isWhole ? [restOfMessages[locale]()] : [])]);
  active = locale;
  i18n.loadAndActivate({ locale, messages: Object.assign({}, ...parts.map(({ messages }) => messages)) as Messages });
  if (typeof document !== 'undefined') document.documentElement.lang = locale === 'en-KW' ? 'en' : locale;
}

/** Takes the platform's messages over the built-in ones; a failure leaves those and is only logged (LOC-002). */
export async function refreshMessages(locale: Locale, now: number, log: (error: unknown) => void): Promise<void> {
  const time = Math.floor(now / FIVE_MINUTES_MS);
  try {
    const response = await send(`/messages/${locale}.json?time=${time}`);
    if (!response.ok) throw new Error(`messages of ${locale}: ${response.status}`);
    const messages = (await response.json()) as Messages;
    if (active === locale) i18n.loadAndActivate({ locale, messages: { ...i18n.messages, ...messages } });
  } catch (error) {
    log(error);
  }
}
