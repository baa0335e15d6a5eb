import type { I18n, Messages } from '@lingui/core';
import { isLocale, type Locale } from '#contract/fields/locale';
import { nearestTo } from '#rules/locale/nearest';
import { send } from '../api/transport';
import { firstMessages, restOfMessages } from './message-chunks';

const FIVE_MINUTES_MS = 5 * 60_000;

/** The language of one window, or of one document that the server renders: its locale and its messages. */
export class Language {
  #locale: Locale = 'en';
  /** The locale whose messages are shown: the nearest one where the locale's own can't be loaded. */
  #words: Locale = 'en';
  #isWhole = false;
  /** Counts requested changes of the language: only the last one is shown. */
  #changes = 0;
  /** Server messages that override built-in ones, for pages whose texts load later. */
  #newer: Messages = {};

  /** The version of the built-in messages: the server has nothing to send while it's the server's own. */
  #version: string | undefined;

  constructor(readonly i18n: I18n) {}

  /** The language whose messages stand in for this one; null if it has its own. */
  get standIn(): Locale | null {
    return this.#words === this.#locale ? null : this.#words;
  }

  /** The language that is shown. */
  get locale(): Locale {
    return this.#locale;
  }

  /** Loads the texts of all pages, not only the lobby's; pages wait for it before they render. */
  async loadWhole(): Promise<void> {
    // A start sets its language in the same tick in which it requests its texts.
    await Promise.resolve();
    while (!this.#isWhole) {
      const from = this.#words;
      const { messages } = await restOfMessages[from]();
      // The language has changed meanwhile, so the new one's page texts are loaded.
      if (from !== this.#words) continue;
      this.#isWhole = true;
      // What's shown doesn't change: a notification would re-render every component, and server-rendered parts would be replaced.
      Object.assign(this.i18n.messages, { ...messages, ...this.i18n.messages, ...this.#newer });
    }
  }

  /**
   * Shows a language: the built-in messages immediately, the server's newer ones over them when they come (LOC-002). `from` is
   * the language whose messages are taken. Of two concurrent changes the later one wins.
   */
  async load(locale: Locale, from: Locale = locale): Promise<void> {
    const change = (this.#changes += 1);
    let parts;
    // The page texts may have been requested in the meantime.
    do {
      const wanted = [firstMessages[from](), ...(this.#isWhole ? [restOfMessages[from]()] : [])] as const;
      // All failures have come when this rejects: a later one would find nobody who handles it.
      await Promise.allSettled(wanted);
      parts = await Promise.all(wanted);
    } while (this.#isWhole && !parts[1]);
    if (change !== this.#changes) return;
    this.#locale = locale;
    this.#words = from;
    this.#newer = {};
    this.#version = from === locale ? parts[0].version : undefined;
    // Numbers and dates follow the texts: two languages on one page would look like a bug.
    this.i18n.loadAndActivate({ locale: from, messages: Object.assign({}, ...parts.map(({ messages }) => messages)) as Messages });
    if (typeof document !== 'undefined') document.documentElement.lang = from === 'en-KW' ? 'en' : from;
  }

  /**
   * Shows a language at the start. If its messages can't be loaded, those of the nearest cached language are used: otherwise the page
   * couldn't be shown at all. If the page was served without network, the worker says in which locale it's cached, and the network isn't
   * waited for. Rejects if no messages can be loaded.
   */
  async loadSome(locale: Locale): Promise<void> {
    // Requests from now on use this language, under which the device stores the responses (OFF-001).
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

  /** Overrides built-in messages with the server's; a failure leaves the built-in ones and is only logged (LOC-002). */
  async refresh(now: number, log: (error: unknown) => void): Promise<void> {
    const { locale, i18n } = this;
    const time = Math.floor(now / FIVE_MINUTES_MS);
    try {
      const response = await send(`/messages/${locale}.json?time=${time}${this.#version ? `&built=${this.#version}` : ''}`);
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
