import type { Messages } from '@lingui/core';
import { isLocale, type Locale } from '#contract/fields/locale';
import { nearestTo } from '#rules/locale/nearest';
import { send } from '../api/transport';
import { firstMessages, restOfMessages } from './catalogues';
import { i18n } from './i18n';

const FIVE_MINUTES_MS = 5 * 60_000;

let active: Locale = 'en';
let words: Locale = 'en';

/** The language the window shows. */
export function activeLocale(): Locale {
  return active;
}

/** The language whose messages stand in for the window's; null where it has its own. */
export const standInLocale = (): Locale | null => (words === active ? null : words);

let isWhole = false;

/** Changes of the language that were asked for: only the last one is shown. */
let changes = 0;

/** What the platform has said in the place of built-in messages, for pages that are still to speak. */
let newer: Messages = {};

/** Makes sure that every page can speak, not only the lobby; pages ask for it before they show. */
export async function loadWholeCatalogue(): Promise<void> {
  // A start names its language in the same breath as it asks for its parts.
  await Promise.resolve();
  while (!isWhole) {
    const from = words;
    const { messages } = await restOfMessages[from]();
    // In another language by now: that one's rest is wanted.
    if (from !== words) continue;
    isWhole = true;
    // Nothing that stands changes: told of it, every component would draw anew, and drawn parts would leave their places.
    Object.assign(i18n.messages, { ...messages, ...i18n.messages, ...newer });
  }
}

/**
 * Shows a language: the built-in messages at once, the platform's newer ones over them when they come (LOC-002). `from` is
 * the language whose messages are taken. Of two that are asked for at once the later one is shown.
 */
export async function loadLocale(locale: Locale, from: Locale = locale): Promise<void> {
  const change = (changes += 1);
  let parts;
  // The rest may have been asked for meanwhile.
  do parts = await Promise.all([firstMessages[from](), ...(isWhole ? [restOfMessages[from]()] : [])]);
  while (isWhole && !parts[1]);
  if (change !== changes) return;
  active = locale;
  words = from;
  newer = {};
  // Numbers and dates follow the words: two languages on one page would be read as a fault.
  i18n.loadAndActivate({ locale: from, messages: Object.assign({}, ...parts.map(({ messages }) => messages)) as Messages });
  if (typeof document !== 'undefined') document.documentElement.lang = from === 'en-KW' ? 'en' : from;
}

/**
 * Shows a language at the start. Where its messages cannot be had, the nearest that the device holds stand in for them: a
 * page in other words is better than none. Where no network brought the page, the worker says in which locale the device
 * holds it, and no line is waited for. Rejects where there are none at all.
 */
export async function loadSomeLocale(locale: Locale): Promise<void> {
  // What is asked for meanwhile is asked for in this language, in which the device keeps it (OFF-001).
  active = words = locale;
  let failure: unknown;
  const { away } = document.documentElement.dataset;
  for (const other of new Set([isLocale(away) ? away : locale, locale, ...nearestTo(locale)])) {
    try {
      return await loadLocale(locale, other);
    } catch (error) {
      failure ??= error;
    }
  }
  throw failure;
}

/** Takes the platform's messages over the built-in ones; a failure leaves those and is only logged (LOC-002). */
export async function refreshMessages(locale: Locale, now: number, log: (error: unknown) => void): Promise<void> {
  const time = Math.floor(now / FIVE_MINUTES_MS);
  try {
    const response = await send(`/messages/${locale}.json?time=${time}`);
    if (!response.ok) throw new Error(`messages of ${locale}: ${response.status}`);
    const messages = (await response.json()) as Messages;
    if (active !== locale) return;
    newer = messages;
    const isNews = Object.entries(i18n.messages).some(([key, message]) => key in messages && JSON.stringify(message) !== JSON.stringify(messages[key]));
    if (isNews) i18n.loadAndActivate({ locale, messages: { ...i18n.messages, ...messages } });
  } catch (error) {
    log(error);
  }
}
