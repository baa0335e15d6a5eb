import type { AnyRouter } from '@tanstack/react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Locale } from '#contract/fields/locale';
import { changeLocale, onLocaleChange } from './change-locale';
import type { Language } from '.';

let active: Locale;
let load: (locale: Locale) => Promise<void>;

const language = {
  get locale() {
    return active;
  },
  load: (locale: Locale) => load(locale),
} as Language;

const replaced: string[] = [];
const router = {
  history: { location: { state: {} }, replace: (href: string) => void replaced.push(href) },
  invalidate: async () => undefined,
} as unknown as AnyRouter;

beforeEach(() => {
  active = 'en';
  replaced.length = 0;
  document.cookie = 'locale=; path=/; max-age=0';
  load = async (locale) => void (active = locale);
});

describe('a change of language', () => {
  it('is stored in the browser, sent to the server and shown in the address [AUTH-016a]', async () => {
    const received = vi.fn<(locale: Locale) => void>();
    const stop = onLocaleChange(received);
    await changeLocale(router, language, 'de');
    stop();
    expect([document.cookie, received.mock.calls, replaced]).toEqual([expect.stringContaining('locale=de'), [['de']], ['/de']]);
  });

  it('calls back between the loaded texts and the page in them', async () => {
    const order: string[] = [];
    load = async (locale) => void order.push(`texts ${(active = locale)}`);
    const followed = { ...router, invalidate: async () => void order.push('shown') } as unknown as AnyRouter;
    await changeLocale(followed, language, 'de', () => order.push('before'));
    expect(order).toEqual(['texts de', 'before', 'shown']);
  });

  it('is sent to later listeners, until they stop', async () => {
    await changeLocale(router, language, 'no');
    const received = vi.fn<(locale: Locale) => void>();
    const stop = onLocaleChange(received);
    expect(received.mock.calls).toEqual([['no']]);
    stop();
    await changeLocale(router, language, 'it');
    expect(received).toHaveBeenCalledOnce();
  });

  it('changes nothing if its texts can’t be loaded', async () => {
    load = () => Promise.reject(new TypeError('gone'));
    await expect(changeLocale(router, language, 'it')).rejects.toThrow('gone');
    expect([document.cookie, replaced]).toEqual([expect.not.stringContaining('locale=it'), []]);
  });

  it('is neither stored nor sent if another language was chosen after it', async () => {
    load = async () => undefined;
    await changeLocale(router, language, 'it');
    expect([document.cookie, replaced]).toEqual([expect.not.stringContaining('locale=it'), []]);
  });
});
