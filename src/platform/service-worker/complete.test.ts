import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OUTBOX_RETRY_MS } from '../timing';
import { completeLater } from './complete';

const asked: string[] = [];
let isThere: boolean;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(performance, 'now').mockReturnValue(0);
  [asked.length, isThere] = [0, true];
  const controller = {
    postMessage: ({ kind }: { kind: string }, [port]: [MessagePort]) => {
      asked.push(kind);
      port.postMessage(isThere);
    },
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller }, configurable: true });
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('the worker fetches the rest of the release once, after the first seconds of a visit', async () => {
  completeLater();
  await vi.advanceTimersByTimeAsync(9_999);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(['complete']);
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(10 * OUTBOX_RETRY_MS);
    expect(asked).toEqual(['complete']);
  });
});

it('files that couldn’t be fetched are requested again until they’re cached [OFF-004b]', async () => {
  isThere = false;
  completeLater();
  await vi.advanceTimersByTimeAsync(10_000);
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(OUTBOX_RETRY_MS);
    expect(asked.length).toBeGreaterThan(1);
  });
});

it('a visit that’s served by the worker requests them sooner', async () => {
  vi.resetModules();
  const { completeLater: completeSoon } = await import('./complete');
  completeSoon();
  await vi.advanceTimersByTimeAsync(1_999);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(['complete']);
});
