import { type I18n, setupI18n } from '@lingui/core';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

/** Pending chunks, by name. */
const late: Record<string, Promise<void>> = {};
const chunk = (name: string, messages: Record<string, string[]>) => async () => {
  await late[name];
  return { messages };
};
const say = (name: string, text: string) => chunk(name, { greeting: [text] });
const ofVersion = (version: string, part: () => Promise<object>) => async () => ({ ...(await part()), version });
const rest = (name: string, text: string) => chunk(name, { page: [text], also: [text] });

vi.mock('./message-chunks', () => ({
  firstMessages: {
    en: say('en', 'Hello'),
    'en-AU': say('en-AU', 'G’day'),
    de: ofVersion('v-de', say('de', 'Hallo')),
    'en-KW': say('en-KW', '[Hello]'),
    it: () => Promise.reject(new TypeError('gone')),
  },
  restOfMessages: { en: rest('en-rest', 'Page'), de: rest('de-rest', 'Seite') },
}));

/** Keeps a chunk pending until the test resolves or rejects it. */
function holdBack(name: string) {
  const way = { come: () => undefined as void, fail: () => undefined as void };
  late[name] = new Promise((resolve, reject) => Object.assign(way, { come: resolve, fail: () => reject(new TypeError('gone')) }));
  return { come: () => way.come(), fail: () => way.fail() };
}

let Language: typeof import('./language')['Language'];
let language: InstanceType<typeof Language>;
let i18n: I18n;
const asked: string[] = [];
let response: () => Promise<Response>;

beforeAll(async () => {
  ({ Language } = await import('./language'));
});

beforeEach(() => {
  asked.length = 0;
  for (const name of Object.keys(late)) delete late[name];
  vi.stubGlobal('fetch', (url: string) => (asked.push(url), response()));
  i18n = setupI18n();
  language = new Language(i18n);
});

describe('a language', () => {
  it('shows its texts immediately and sets the document’s lang', async () => {
    await language.load('de');
    expect([i18n._('greeting'), language.locale, document.documentElement.lang]).toEqual(['Hallo', 'de', 'de']);
    await language.load('en-KW');
    expect([i18n._('greeting'), document.documentElement.lang]).toEqual(['[Hello]', 'en']);
  });

  it('is the window’s before its texts have loaded, so the first responses are stored under it', async () => {
    const loading = language.loadSome('de');
    expect(language.locale).toBe('de');
    await loading;
    expect(i18n._('greeting')).toBe('Hallo');
  });

  it('has the texts of all pages once one of them was requested, even after a change', async () => {
    await language.load('en');
    expect(i18n._('page')).toBe('page');
    await language.loadWhole();
    expect([i18n._('page'), i18n._('greeting')]).toEqual(['Page', 'Hello']);
    await language.load('de');
    expect([i18n._('page'), i18n._('greeting')]).toEqual(['Seite', 'Hallo']);
  });
});

describe('a language that’s chosen while texts of another are loading', () => {
  const words = () => [i18n._('greeting'), i18n._('page'), i18n._('also')];
  const german = ['Hallo', 'Seite', 'Seite'];

  it('gets its own page texts if the other one’s arrive later', async () => {
    await language.load('en');
    const english = holdBack('en-rest');
    const whole = language.loadWhole();
    await language.load('de');
    english.come();
    await whole;
    expect(words()).toEqual(german);
  });

  it('gets its own page texts if the other one’s arrive before its first texts', async () => {
    await language.load('en');
    const first = holdBack('de');
    const changed = language.load('de');
    await language.loadWhole();
    first.come();
    await changed;
    expect(words()).toEqual(german);
  });

  it('gets its own page texts at the start, without waiting for another’s', async () => {
    holdBack('en-rest');
    const first = holdBack('de');
    const whole = language.loadWhole();
    const started = language.loadSome('de');
    first.come();
    await Promise.all([whole, started]);
    expect(words()).toEqual(german);
  });

  it('rejects if its own page texts can’t be loaded', async () => {
    await language.load('de');
    holdBack('de-rest').fail();
    await expect(language.loadWhole()).rejects.toThrow('gone');
  });

  it('rejects once all its texts have come or failed', async () => {
    await language.load('en');
    await language.loadWhole();
    const [first, page] = [holdBack('de'), holdBack('de-rest')];
    let isOver = false;
    const changed = language.load('de').catch(() => (isOver = true));
    first.fail();
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(isOver).toBe(false);
    page.fail();
    await changed;
    expect([isOver, language.locale]).toEqual([true, 'en']);
  });

  it('is shown if it was chosen last, whichever texts arrive last', async () => {
    const german = holdBack('de');
    const first = language.load('de');
    await language.load('en');
    german.come();
    await first;
    expect([i18n._('greeting'), language.locale]).toEqual(['Hello', 'en']);
  });
});

describe('a start in a language that the device hasn’t cached', () => {
  it('uses the texts of a cached one, and keeps the locale of its address', async () => {
    await language.loadSome('it');
    expect([i18n._('greeting'), language.locale, document.documentElement.lang]).toEqual(['Hello', 'it', 'en']);
    await language.loadWhole();
    expect(i18n._('page')).toBe('Page');
  });

  it('uses the nearest cached one, the same language before any other [OFF-001a]', async () => {
    holdBack('en').fail();
    await language.loadSome('en-NZ');
    expect([i18n._('greeting'), language.locale]).toEqual(['G’day', 'en-NZ']);
  });

  it('doesn’t wait for the network if the worker says in which locale the page is cached [OFF-001a]', async () => {
    document.documentElement.dataset['away'] = 'de';
    holdBack('en');
    await language.loadSome('en');
    await language.loadWhole();
    expect([i18n._('greeting'), i18n._('page'), language.locale]).toEqual(['Hallo', 'Seite', 'en']);
    delete document.documentElement.dataset['away'];
  });

  it('uses its own texts if they’re available', async () => {
    await language.loadSome('de');
    expect(i18n._('greeting')).toBe('Hallo');
  });
});

describe('newer messages of the server', () => {
  const five = 5 * 60_000;
  const failures: unknown[] = [];
  const refresh = (now: number) => language.refresh(now, (error) => failures.push(error));

  beforeEach(async () => {
    failures.length = 0;
    await language.load('en');
  });

  it('are requested in steps of five minutes and override the built-in ones [LOC-002a, API-059]', async () => {
    response = async () => Response.json({ greeting: ['Welcome'] });
    await refresh(7 * five);
    await refresh(8 * five - 1);
    await refresh(8 * five);
    expect(asked).toEqual(['/messages/en.json?time=7', '/messages/en.json?time=7', '/messages/en.json?time=8']);
    expect(i18n._('greeting')).toBe('Welcome');
  });

  it('are requested with the version of the built-in ones, which the server needn’t send again', async () => {
    response = async () => Response.json({});
    await language.load('de');
    await refresh(7 * five);
    expect([asked.at(-1), i18n._('greeting')]).toEqual(['/messages/de.json?time=7&built=v-de', 'Hallo']);
  });

  it('don’t change texts that are already shown, only those of later pages', async () => {
    const received = vi.fn();
    i18n.on('change', received);
    response = async () => Response.json({ greeting: ['Hello'], page: ['Leaf'] });
    await refresh(7 * five);
    await language.loadWhole();
    expect([received.mock.calls.length, i18n._('greeting'), i18n._('page')]).toEqual([0, 'Hello', 'Leaf']);
  });

  it.each([
    ['without network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['of a busy platform', async () => new Response('', { status: 503 })],
    ['that are none', async () => new Response('<html>')],
  ])('%s leave the built-in ones, and the failure is only logged [LOC-002b, ERR-005]', async (_name, given) => {
    response = given;
    await refresh(0);
    expect([i18n._('greeting'), failures.length]).toEqual(['Hello', 1]);
  });

  it('of a language that was left in the meantime aren’t shown', async () => {
    const late = { give: (_response: Response) => undefined as void };
    response = () => new Promise((resolve) => (late.give = resolve));
    const refreshing = refresh(0);
    await language.load('de');
    late.give(Response.json({ greeting: ['Welcome'] }));
    await refreshing;
    expect(i18n._('greeting')).toBe('Hallo');
  });
});
