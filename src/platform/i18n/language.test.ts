// @vitest-environment happy-dom
import { type I18n, setupI18n } from '@lingui/core';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

/** Chunks that are still on their way, by name. */
const late: Record<string, Promise<void>> = {};
const chunk = (name: string, messages: Record<string, string[]>) => async () => {
  await late[name];
  return { messages };
};
const say = (name: string, text: string) => chunk(name, { greeting: [text] });
const rest = (name: string, text: string) => chunk(name, { page: [text], also: [text] });

vi.mock('./catalogues', () => ({
  firstMessages: {
    en: say('en', 'Hello'),
    'en-AU': say('en-AU', 'G’day'),
    de: say('de', 'Hallo'),
    'en-KW': say('en-KW', '[Hello]'),
    it: () => Promise.reject(new TypeError('gone')),
  },
  restOfMessages: { en: rest('en-rest', 'Page'), de: rest('de-rest', 'Seite') },
}));

/** Keeps a chunk on its way until it is told to come, or to fail. */
function holdBack(name: string) {
  const way = { come: () => undefined as void, fail: () => undefined as void };
  late[name] = new Promise((resolve, reject) => Object.assign(way, { come: resolve, fail: () => reject(new TypeError('gone')) }));
  return { come: () => way.come(), fail: () => way.fail() };
}

let Language: typeof import('./language')['Language'];
let language: InstanceType<typeof Language>;
let i18n: I18n;
const asked: string[] = [];
let answer: () => Promise<Response>;

beforeAll(async () => {
  ({ Language } = await import('./language'));
});

beforeEach(() => {
  asked.length = 0;
  for (const name of Object.keys(late)) delete late[name];
  vi.stubGlobal('fetch', (url: string) => (asked.push(url), answer()));
  i18n = setupI18n();
  language = new Language(i18n);
});

afterEach(() => vi.unstubAllGlobals());

describe('a language', () => {
  it('speaks at once, and names itself in the document', async () => {
    await language.load('de');
    expect([i18n._('greeting'), language.locale, document.documentElement.lang]).toEqual(['Hallo', 'de', 'de']);
    await language.load('en-KW');
    expect([i18n._('greeting'), document.documentElement.lang]).toEqual(['[Hello]', 'en']);
  });

  it('is the window’s from the start, before its words are there: the first answers are kept in it', async () => {
    const loading = language.loadSome('de');
    expect(language.locale).toBe('de');
    await loading;
    expect(i18n._('greeting')).toBe('Hallo');
  });

  it('knows the words of all pages once one of them was asked for, also after a change', async () => {
    await language.load('en');
    expect(i18n._('page')).toBe('page');
    await language.loadWhole();
    expect([i18n._('page'), i18n._('greeting')]).toEqual(['Page', 'Hello']);
    await language.load('de');
    expect([i18n._('page'), i18n._('greeting')]).toEqual(['Seite', 'Hallo']);
  });
});

describe('a language that is chosen while words of another are on their way', () => {
  const words = () => [i18n._('greeting'), i18n._('page'), i18n._('also')];
  const german = ['Hallo', 'Seite', 'Seite'];

  it('gets its own rest where the other one’s comes after it', async () => {
    await language.load('en');
    const english = holdBack('en-rest');
    const whole = language.loadWhole();
    await language.load('de');
    english.come();
    await whole;
    expect(words()).toEqual(german);
  });

  it('gets its own rest where the other one’s comes before its first words', async () => {
    await language.load('en');
    const first = holdBack('de');
    const changed = language.load('de');
    await language.loadWhole();
    first.come();
    await changed;
    expect(words()).toEqual(german);
  });

  it('gets its own rest at a start, and no other’s is waited for', async () => {
    holdBack('en-rest');
    const first = holdBack('de');
    const whole = language.loadWhole();
    const started = language.loadSome('de');
    first.come();
    await Promise.all([whole, started]);
    expect(words()).toEqual(german);
  });

  it('says so where its own rest cannot be had', async () => {
    await language.load('de');
    holdBack('de-rest').fail();
    await expect(language.loadWhole()).rejects.toThrow('gone');
  });

  it('is shown where it was chosen last, whichever words come last', async () => {
    const german = holdBack('de');
    const first = language.load('de');
    await language.load('en');
    german.come();
    await first;
    expect([i18n._('greeting'), language.locale]).toEqual(['Hello', 'en']);
  });
});

describe('a start in a language that the device does not hold', () => {
  it('speaks in one that it holds, and keeps the language of its address', async () => {
    await language.loadSome('it');
    expect([i18n._('greeting'), language.locale, document.documentElement.lang]).toEqual(['Hello', 'it', 'en']);
    await language.loadWhole();
    expect(i18n._('page')).toBe('Page');
  });

  it('speaks the nearest that it holds, in the words of the same language before any other [OFF-001a]', async () => {
    holdBack('en').fail();
    await language.loadSome('en-NZ');
    expect([i18n._('greeting'), language.locale]).toEqual(['G’day', 'en-NZ']);
  });

  it('waits for no line where the worker says in which the device holds the page [OFF-001a]', async () => {
    document.documentElement.dataset['away'] = 'de';
    holdBack('en');
    await language.loadSome('en');
    await language.loadWhole();
    expect([i18n._('greeting'), i18n._('page'), language.locale]).toEqual(['Hallo', 'Seite', 'en']);
    delete document.documentElement.dataset['away'];
  });

  it('speaks in its own where that is there', async () => {
    await language.loadSome('de');
    expect(i18n._('greeting')).toBe('Hallo');
  });
});

describe('newer messages of the platform', () => {
  const five = 5 * 60_000;
  const failures: unknown[] = [];
  const refresh = (now: number) => language.refresh(now, (error) => failures.push(error));

  beforeEach(async () => {
    failures.length = 0;
    await language.load('en');
  });

  it('are asked for in steps of five minutes and stand over the built-in ones [LOC-002a, API-059]', async () => {
    answer = async () => Response.json({ greeting: ['Welcome'] });
    await refresh(7 * five);
    await refresh(8 * five - 1);
    await refresh(8 * five);
    expect(asked).toEqual(['/messages/en.json?time=7', '/messages/en.json?time=7', '/messages/en.json?time=8']);
    expect(i18n._('greeting')).toBe('Welcome');
  });

  it('move nothing on the page where they say what stands there, and are what later pages say', async () => {
    const told = vi.fn();
    i18n.on('change', told);
    answer = async () => Response.json({ greeting: ['Hello'], page: ['Leaf'] });
    await refresh(7 * five);
    await language.loadWhole();
    expect([told.mock.calls.length, i18n._('greeting'), i18n._('page')]).toEqual([0, 'Hello', 'Leaf']);
  });

  it.each([
    ['without network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['of a busy platform', async () => new Response('', { status: 503 })],
    ['that are none', async () => new Response('<html>')],
  ])('%s leave the built-in ones, and the failure is only logged [LOC-002b, ERR-005]', async (_name, given) => {
    answer = given;
    await refresh(0);
    expect([i18n._('greeting'), failures.length]).toEqual(['Hello', 1]);
  });

  it('of a language that was left meanwhile are not shown', async () => {
    const late = { give: (_response: Response) => undefined as void };
    answer = () => new Promise((resolve) => (late.give = resolve));
    const refreshing = refresh(0);
    await language.load('de');
    late.give(Response.json({ greeting: ['Welcome'] }));
    await refreshing;
    expect(i18n._('greeting')).toBe('Hallo');
  });
});
