import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { observed } from '#tests/support/observed';

let isPlayer: boolean;
let container: EventTarget & { controller: object | null };
const go = vi.fn<() => void>();
const stops: (() => void)[] = [];

vi.mock('../session', () => ({ mayBeSignedIn: () => isPlayer }));
vi.mock('../trusted-types', () => ({ ownScriptUrl: (url: string) => url }));

/** Waits for the deferred parts, in a fresh window. */
async function wait(controller: object | null = null): Promise<() => void> {
  container = Object.assign(new EventTarget(), { controller });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  vi.resetModules();
  const { onWanted } = await import('./wanted');
  const stop = observed(() => onWanted(go));
  stops.push(stop);
  return stop;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(performance, 'now').mockReturnValue(0);
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
  vi.stubGlobal('cancelIdleCallback', () => undefined);
  isPlayer = false;
  go.mockClear();
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('deferred parts wait on a first visit until the page has settled', async () => {
  await wait();
  await vi.advanceTimersByTimeAsync(11_999);
  expect(go).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(go).toHaveBeenCalledOnce();
});

it.each(['pointerdown', 'keydown', 'wheel', 'touchmove', 'scroll'])('they load at the first %s, once', async (sign) => {
  await wait();
  window.dispatchEvent(new Event(sign));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(go).toHaveBeenCalledOnce();
});

it('they load once the worker has cached them [OFF-001a]', async () => {
  await wait();
  container.dispatchEvent(new Event('controllerchange'));
  expect(go).toHaveBeenCalledOnce();
});

it('a window that’s served by a worker, and a player’s, load them immediately', async () => {
  await wait({});
  expect(go).toHaveBeenCalledOnce();
  isPlayer = true;
  await wait();
  expect(go).toHaveBeenCalledTimes(2);
});

it('they don’t load after unsubscribing', async () => {
  const stop = await wait();
  stop();
  container.dispatchEvent(new Event('controllerchange'));
  window.dispatchEvent(new Event('pointerdown'));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(go).not.toHaveBeenCalled();
});

it('they don’t load if the browser becomes idle after unsubscribing', async () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  vi.stubGlobal('cancelIdleCallback', (waiting: number) => idle.splice(waiting - 1, 1));
  const stop = await wait({});
  stop();
  for (const work of idle) work();
  expect(go).not.toHaveBeenCalled();
});
