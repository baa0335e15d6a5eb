// @vitest-environment happy-dom
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
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('the first seconds of a visit belong to the page; then the worker fetches the rest of the release, once', async () => {
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

it('what couldn’t be fetched is asked for again until it’s there [OFF-004b]', async () => {
  isThere = false;
  completeLater();
  await vi.advanceTimersByTimeAsync(10_000);
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(OUTBOX_RETRY_MS);
    expect(asked.length).toBeGreaterThan(1);
  });
});

it('a visit that the worker brought has its first screen, so it asks sooner', async () => {
  vi.resetModules();
  const { completeLater: completeSoon } = await import('./complete');
  completeSoon();
  await vi.advanceTimersByTimeAsync(1_999);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(['complete']);
});
