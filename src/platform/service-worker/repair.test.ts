// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storage } from '#contract/storage';
import { readPlayerStorage } from '../storage/player-storage';
import { repairStorage } from './repair';

const done: string[] = [];
/** What the worker answers; null where it never does. */
let refilled: boolean | null;
let isAway: boolean;
let livez: () => Response;

vi.mock('#offline/health', () => ({ forgetAnswers: async () => void done.push('answers forgotten') }));
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
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('the repair empties what is kept and has it loaded anew, also what was read ahead', async () => {
  expect(await repairStorage()).toBe('whole');
  expect(done).toEqual(['answers forgotten', 'repair', 'warmed']);
  expect(readPlayerStorage(storage.local.prefetched)).toBe('');
});

it('the repair touches nothing while the platform does not answer, though the browser believes in a network', async () => {
  isAway = true;
  expect([await repairStorage(), done, readPlayerStorage(storage.local.prefetched)]).toEqual(['away', [], 'guest 1']);
});

it.each([
  ['a page', () => new Response('<h1>Welcome to our hotel</h1>', { headers: { 'content-type': 'text/html' } })],
  ['data of its own', () => Response.json({ ok: true })],
])('the repair touches nothing behind a portal that answers %s to everything', async (_what, answer) => {
  livez = answer;
  expect([await repairStorage(), done, readPlayerStorage(storage.local.prefetched)]).toEqual(['away', [], 'guest 1']);
});

it('the repair says where not all of it could be had, or where the worker does not come to an end', async () => {
  refilled = false;
  expect(await repairStorage()).toBe('partly');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  refilled = null;
  const repaired = repairStorage();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await repaired).toBe('partly');
});
