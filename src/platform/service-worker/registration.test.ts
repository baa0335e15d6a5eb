import { afterEach, expect, it, vi } from 'vitest';
import { registerWorker } from './registration';

const update = vi.fn(async () => undefined);

vi.mock('workbox-window', () => ({
  Workbox: class {
    addEventListener() {}
    async register() {
      return { waiting: null, update, addEventListener: () => undefined };
    }
  },
}));
vi.mock('../trusted-types', () => ({ ownScriptUrl: (url: string) => url }));

afterEach(() => {
  update.mockClear();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('checks at launch if a worker serves the window, not while the first one is being installed [OFF-004c]', async () => {
  const container = Object.assign(new EventTarget(), { controller: null as object | null });
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true });
  await registerWorker();
  expect(update).not.toHaveBeenCalled();
  container.controller = {};
  await registerWorker();
  expect(update).toHaveBeenCalledOnce();
});

it('checks for a new worker every 60 minutes [TRACK-002c]', async () => {
  vi.useFakeTimers();
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  await registerWorker();
  vi.advanceTimersByTime(59 * 60_000);
  expect(update).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(update).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60 * 60_000);
  expect(update).toHaveBeenCalledTimes(2);
});
