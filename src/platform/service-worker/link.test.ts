import { afterEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '#tests/support/eventually';
import { sampleNotification } from '#tests/support/notifications';
import { listenToWorker, postToWorker } from './link';
import { keepSending, retryUntilDone } from './triggers';
import { loadedAddresses } from './warm';

vi.mock('../i18n', () => ({ activeLocale: () => 'en' }));

afterEach(() => {
  vi.unstubAllEnvs();
});

describe("the browser's workers", () => {
  it.each([
    ['off', 'are not there where development has switched them off', false],
    ['on', 'are there where development has switched them on', true],
    [undefined, 'are there in the product', true],
  ])('%s: %s', async (value, _what, isThere) => {
    vi.stubGlobal('navigator', { serviceWorker: new EventTarget() });
    vi.stubEnv('VITE_SERVICE_WORKER', value);
    vi.resetModules();
    const { workers } = await import('./container');
    expect(workers() !== undefined).toBe(isThere);
  });

  it('are undefined if the browser denies access to them', async () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('navigator', Object.defineProperty({}, 'serviceWorker', { get: denied }));
    vi.resetModules();
    expect((await import('./container')).workers()).toBeUndefined();
  });
});

function receiveFrom(data: unknown) {
  const port = { postMessage: vi.fn<(response: unknown) => void>() };
  const container = new EventTarget();
  const listener = vi.fn<(message: unknown, response: () => void) => void>((_message, response) => response());
  listenToWorker(container as ServiceWorkerContainer, listener);
  container.dispatchEvent(Object.assign(new Event('message'), { data, ports: [port] }));
  return { messages: listener.mock.calls.map(([message]) => message), responses: port.postMessage.mock.calls.length };
}

describe('a message of the worker', () => {
  it('is received, and confirmed if the worker waits for that', () => {
    const navigate = { protocol: 1, kind: 'navigate', id: 'n-1', path: '/games' };
    expect(receiveFrom(navigate)).toEqual({ messages: [navigate], responses: 1 });
    const notification = { protocol: 1, kind: 'notification', notification: sampleNotification() };
    expect(receiveFrom(notification).messages).toEqual([notification]);
  });

  it.each([['hello'], [{ kind: 'navigate' }], [{ protocol: 1, kind: 'of-the-future' }], [null]])('%j is ignored', (data) => {
    expect(receiveFrom(data)).toEqual({ messages: [], responses: 0 });
  });
});

it('a worker that doesn’t control this window yet gets the message too [OFF-005b]', async () => {
  const active = { postMessage: vi.fn<(message: unknown) => void>() };
  vi.stubGlobal('navigator', { serviceWorker: { controller: null, getRegistration: async () => ({ active }) } });
  postToWorker({ kind: 'wipe' });
  await eventually(() => expect(active.postMessage).toHaveBeenCalledExactlyOnceWith({ protocol: 1, kind: 'wipe' }));
  vi.unstubAllGlobals();
});

describe('the addresses that the next start will request', () => {
  it('are those that this one loaded from its own origin, each once', () => {
    const entries = ['/api/lobby', '/api/lobby', '/covers/a.svg', '/api/events?cursor=e:1', '/log', '/sw.js'].map((path) => ({
      name: `https://perigee.example${path}`,
    }));
    expect(loadedAddresses([...entries, { name: 'https://games.example/x.js' }], 'https://perigee.example')).toEqual([
      'https://perigee.example/api/lobby',
      'https://perigee.example/covers/a.svg',
    ]);
  });
});

describe('work that needs the server', () => {
  it('is tried at each opportunity, again after a while, and on request, until it’s done', async () => {
    vi.useFakeTimers();
    const isDone = vi.fn<() => Promise<boolean>>(async () => false);
    const now = retryUntilDone(isDone);
    window.dispatchEvent(new Event('online'));
    expect(isDone).toHaveBeenCalledTimes(2);
    isDone.mockRejectedValueOnce(new TypeError('away'));
    await vi.advanceTimersByTimeAsync(8_000);
    const before = isDone.mock.calls.length;
    isDone.mockResolvedValue(true);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(isDone).toHaveBeenCalledTimes(before + 1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(isDone).toHaveBeenCalledTimes(before + 1);
    now();
    expect(isDone).toHaveBeenCalledTimes(before + 2);
  });
});

type Send = () => Promise<{ left: number; nextAt: number | null }>;

describe('the queue', () => {
  it('is flushed at launch, when the network is back and when the window becomes visible [OFF-002a]', async () => {
    const send = vi.fn<Send>(async () => ({ left: 0, nextAt: null }));
    const stop = keepSending(send);
    window.dispatchEvent(new Event('online'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(send).toHaveBeenCalledTimes(3);
    stop();
    window.dispatchEvent(new Event('online'));
    expect(send).toHaveBeenCalledTimes(3);
  });

  it('is flushed again while something is left, and not before it’s due', async () => {
    vi.useFakeTimers();
    const reports = [
      { left: 2, nextAt: null },
      { left: 1, nextAt: Date.now() + 60_000 },
    ];
    const send = vi.fn<Send>(async () => reports.shift() ?? { left: 0, nextAt: null });
    const stop = keepSending(send);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(send).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(51_000);
    expect(send).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(send).toHaveBeenCalledTimes(3);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(send).toHaveBeenCalledTimes(3);
    stop();
  });
});
