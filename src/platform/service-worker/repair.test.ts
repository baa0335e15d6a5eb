import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storage } from '#contract/storage';
import { readPlayerStorage } from '../storage/player-storage';
import { repairStorage } from './repair';

const done: string[] = [];
/** The worker’s response; null if there never is one. */
let refilled: boolean | null;
let isAway: boolean;
let livez: () => Response;

vi.mock('#offline/health', () => ({ deleteStoredResponses: async () => void done.push('responses deleted') }));
vi.mock('../device', () => ({ device: {} }));
vi.mock('./warm', () => ({ warmWorker: () => done.push('warmed') }));

beforeEach(() => {
  [isAway, refilled, done.length] = [false, true, 0];
  livez = () => Response.json({ status: 'live' });
  localStorage.setItem(storage.local.prefetched, '[null,"guest 1"]');
  vi.stubGlobal('fetch', async () => (isAway ? Promise.reject(new TypeError('no network')) : livez()));
  const controller = {
    postMessage: ({ kind }: { kind: string }, [port]: [MessagePort]) => {
      done.push(kind);
      if (refilled !== null) port.postMessage(refilled);
    },
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller }, configurable: true });
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('the repair empties the caches and refills them, including prefetched pages', async () => {
  expect(await repairStorage()).toBe('whole');
  expect(done).toEqual(['responses deleted', 'repair', 'warmed']);
  expect(readPlayerStorage(storage.local.prefetched)).toBe('');
});

it('the repair changes nothing while the server doesn’t respond, even if the browser reports a network', async () => {
  isAway = true;
  expect([await repairStorage(), done, readPlayerStorage(storage.local.prefetched)]).toEqual(['away', [], 'guest 1']);
});

it.each([
  ['a page', () => new Response('<h1>Welcome to our hotel</h1>', { headers: { 'content-type': 'text/html' } })],
  ['data of its own', () => Response.json({ ok: true })],
])('the repair changes nothing behind a portal that responds to everything with %s', async (_what, response) => {
  livez = response;
  expect([await repairStorage(), done, readPlayerStorage(storage.local.prefetched)]).toEqual(['away', [], 'guest 1']);
});

it('the repair reports if not everything could be loaded, or if the worker doesn’t finish', async () => {
  refilled = false;
  expect(await repairStorage()).toBe('partly');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  refilled = null;
  const repaired = repairStorage();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await repaired).toBe('partly');
});
