import type { I18n, Messages } from '@lingui/core';
import { isLocale, type Locale } from '#contract/fields/locale';
import { nearestTo } from '#rules/locale/nearest';
import { send } from '../api/transport';
import { firstMessages, restOfMessages } from './catalogues';

const FIVE_MINUTES_MS = 5 * 60_000;

/** The language of one window, or of one document that the server renders: its locale and its messages. */
export class Language {
  #locale: Locale = 'en';
  /** The locale whose messages are shown: the nearest one where the locale's own can't be loaded. */
  #words: Locale = 'en';
  #isWhole = false;
  /** Changes of the language that were asked for: only the last one is shown. */
  #changes = 0;
  /** What the platform has said in the place of built-in messages, for pages that are still to speak. */
  #newer: Messages = {};

  constructor(readonly i18n: I18n) {}

  /** The language whose messages stand in for this one; null if it has its own. */
  get standIn(): Locale | null {
    return this.#words === this.#locale ? null : this.#words;
  }

  /** The language that is shown. */
  get locale(): Locale {
    return this.#locale;
  }

  /** Makes sure that every page can speak, not only the lobby; pages ask for it before they show. */
  async loadWhole(): Promise<void> {
    // A start names its language in the same breath as it asks for its parts.
    await Promise.resolve();
    while (!this.#isWhole) {
      const from = this.#words;
      const { messages } = await restOfMessages[from]();
      // In another language by now: that one's rest is wanted.
      if (from !== this.#words) continue;
      this.#isWhole = true;
      // What's shown doesn't change: a notification would re-render every component, and server-rendered parts would be replaced.
      Object.assign(this.i18n.messages, { ...messages, ...this.i18n.messages, ...this.#newer });
    }
  }

  /**
   * Shows a language: the built-in messages immediately, the platform's newer ones over them when they come (LOC-002). `from` is
   * the language whose messages are taken. Of two concurrent changes the later one wins.
   */
  async load(locale: Locale, from: Locale = locale): Promise<void> {
    const change = (this.#changes += 1);
    let parts;
    // The rest may have been asked for meanwhile.
    do parts = await Promise.all([firstMessages[from](), ...(this.#isWhole ? [restOfMessages[from]()] : [])]);
    while (this.#isWhole && !parts[1]);
    if (change !== this.#changes) return;
    this.#locale = locale;
    this.#words = from;
    this.#newer = {};
    // Numbers and dates follow the words: two languages on one page would read as a fault.
    this.i18n.loadAndActivate({ locale: from, messages: Object.assign({}, ...parts.map(({ messages }) => messages)) as Messages });
    if (typeof document !== 'undefined') document.documentElement.lang = from === 'en-KW' ? 'en' : from;
  }

  /**
   * Shows a language at the start. Where its messages cannot be had, the nearest that the device holds stand in for them: a
   * page in other words is better than none. Where no network brought the page, the worker says in which locale the device
   * holds it, and no line is waited for. Rejects where there are none at all.
   */
  async loadSome(locale: Locale): Promise<void> {
    // What is asked for meanwhile is asked for in this language, in which the device keeps it (OFF-001).
    this.#locale = this.#words = locale;
    let failure: unknown;
    const { away } = document.documentElement.dataset;
    for (const other of new Set([isLocale(away) ? away : locale, locale, ...nearestTo(locale)])) {
      try {
        return await this.load(locale, other);
      } catch (error) {
        failure ??= error;
      }
    }
    throw failure;
  }

  /** Takes the platform's messages over the built-in ones; a failure leaves those and is only logged (LOC-002). */
  async refresh(now: number, log: (error: unknown) => void): Promise<void> {
    const { locale, i18n } = this;
    const time = Math.floor(now / FIVE_MINUTES_MS);
    try {
      const response = await send(`/messages/${locale}.json?time=${time}`);
      if (!response.ok) throw new Error(`messages of ${locale}: ${response.status}`);
      const messages = (await response.json()) as Messages;
      if (this.#locale !== locale) return;
      this.#newer = messages;
      const isNews = Object.entries(i18n.messages).some(
        ([key, message]) => key in messages && JSON.stringify(message) !== JSON.stringify(messages[key]),
      );
      if (isNews) i18n.loadAndActivate({ locale, messages: { ...i18n.messages, ...messages } });
    } catch (error) {
      log(error);
    }
  }
}
