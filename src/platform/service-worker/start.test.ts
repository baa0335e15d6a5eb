import { readFileSync } from 'node:fs';
import { beforeEach, expect, it, vi } from 'vitest';
import { storage } from '#contract/storage';
import { setBusy } from './busy';
import { startServiceWorker } from './start';
import type { UpdateParts } from './update';

/** What the window says and does, in order. */
const done: unknown[] = [];
let updates: UpdateParts;
const browser = vi.hoisted(() => ({ workers: undefined as object | undefined, languages: new Set<() => void>() }));

vi.mock('../device', () => ({
  askForSync: async (tag: string) => done.push(`sync ${tag}`),
  flush: async () => {
    done.push('flushed');
    return { left: 0, nextAt: null };
  },
}));
vi.mock('../i18n/change-locale', () => ({ onLocaleChange: (listener: () => void) => browser.languages.add(listener) }));
vi.mock('./container', () => ({ workers: () => browser.workers }));
vi.mock('./complete', () => ({ completeLater: () => done.push('completes') }));
vi.mock('./handle-messages', () => ({ handleMessages: () => done.push('listens') }));
vi.mock('./link', () => ({ postToWorker: (message: object) => done.push(message) }));
vi.mock('./registration', () => ({
  registerWorker: async () => void done.push('registers'),
  askForPeriodicSync: async () => void done.push('asks for periodic sync'),
}));
vi.mock('./traits', () => ({
  noteDevice: async () => done.push('notes the device'),
  noteLanguage: async () => done.push('notes the language'),
}));
vi.mock('./update', () => ({ followUpdates: (parts: UpdateParts) => void (updates = parts) }));
vi.mock('./warm', () => ({ warmWorker: () => undefined }));

/** What is said and done when `happens`. */
const after = async (happens: () => void) => {
  done.length = 0;
  happens();
  await vi.waitFor(() => expect(done).not.toEqual([]));
  return [...done];
};
const see = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  done.length = 0;
  browser.workers = {};
  sessionStorage.clear();
});

it('without workers, the queue is still sent, and nothing else happens', async () => {
  browser.workers = undefined;
  startServiceWorker({} as never);
  await vi.waitFor(() => expect(done).toEqual(['flushed']));
});

it('the worker learns of everything that it has to do for the window', async () => {
  startServiceWorker({} as never);
  await vi.waitFor(() => expect(done).toContain('asks for periodic sync'));
  expect(done).toEqual(expect.arrayContaining(['flushed', 'listens', 'notes the device', 'completes', 'registers']));
  expect(await after(() => dispatchEvent(new Event('offline')))).toEqual(['sync history']);
  expect(await after(() => setBusy('round', true))).toEqual([{ kind: 'busy', busy: true }]);
  expect(await after(() => setBusy('round', false))).toEqual([{ kind: 'busy', busy: false }]);
  expect(await after(() => see('hidden'))).toEqual([{ kind: 'flush' }]);
  expect(await after(() => browser.languages.forEach((listener) => listener()))).toEqual(['notes the language']);
});

it('the time of the last reload outlasts it; where the browser stores nothing, it’s the time of the load', () => {
  startServiceWorker({} as never);
  const { lastReload } = updates;
  expect(lastReload.get()).toBe(0);
  lastReload.set(1_700);
  expect([lastReload.get(), sessionStorage.getItem(storage.session.reload)]).toEqual([1_700, '1700']);
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: denied, setItem: denied });
  lastReload.set(1_800);
  expect(lastReload.get()).toBe(performance.timeOrigin);
  vi.unstubAllGlobals();
});

it('the document’s first script no longer reloads the window for a missing file, so that a round isn’t lost [OFF-004a]', () => {
  const html = readFileSync('index.html', 'utf8');
  const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(html) ?? [];
  const listeners = new Set<unknown>();
  const listen = (kind: string, listener: unknown) => kind === 'vite:preloadError' && listeners.add(listener);
  // The script is text in the document: this is the only way to run it as the browser does.
  // oxlint-disable-next-line no-implied-eval
  new Function('addEventListener', script)(listen);
  expect(listeners.size).toBe(1);
  vi.stubGlobal('removeEventListener', (kind: string, listener: unknown) => kind === 'vite:preloadError' && listeners.delete(listener));
  startServiceWorker({} as never);
  expect(listeners.size).toBe(0);
  vi.unstubAllGlobals();
});
