import { beforeEach, describe, expect, it, vi } from 'vitest';

type Updates = typeof import('./update');
type Busy = typeof import('./busy');

let updates: Updates;
let busy: Busy;

beforeEach(async () => {
  vi.resetModules();
  updates = await import('./update');
  busy = await import('./busy');
});

class FakeContainer extends EventTarget {
  constructor(public controller: ServiceWorker | null) {
    super();
  }

  takeOver(): void {
    this.controller = {} as ServiceWorker;
    this.dispatchEvent(new Event('controllerchange'));
  }
}

/** The server's response has been handled. */
const settled = async () => {
  for (let turn = 0; turn < 4; turn += 1) await Promise.resolve();
};

/** A window with an active worker, or none yet. */
function follow({ hasController = true, at = 0, ...given }: { hasController?: boolean; hadController?: boolean; at?: number } = {}) {
  const container = new FakeContainer(hasController ? ({} as ServiceWorker) : null);
  const window = { reloads: 0, firsts: 0, now: at, lastReload: -Infinity, isOnline: true, isServerLive: true };
  const lostChunks = new EventTarget();
  updates.followUpdates({
    container: container as unknown as ServiceWorkerContainer,
    reload: () => (window.reloads += 1),
    now: () => window.now,
    lastReload: { get: () => window.lastReload, set: (instant) => (window.lastReload = instant) },
    hadController: given.hadController ?? hasController,
    onFirst: () => (window.firsts += 1),
    lostChunks,
    isOnline: () => window.isOnline,
    isServerLive: async () => window.isServerLive,
  });
  const leave = () => lostChunks.dispatchEvent(new Event('beforeunload'));
  const loseChunk = async () => {
    const isUncancelled = lostChunks.dispatchEvent(new Event('vite:preloadError', { cancelable: true }));
    await settled();
    return isUncancelled;
  };
  return { container, window, leave, loseChunk };
}

const waitingWorker = () => ({ postMessage: vi.fn<(message: unknown) => void>() }) as unknown as ServiceWorker;

describe('an update of the app', () => {
  it('is offered, and applied when the user accepts [OFF-004a]', () => {
    const worker = waitingWorker();
    const { container, window } = follow();
    updates.offer(worker);
    expect(updates.update.waiting).toBe(true);
    expect(worker.postMessage).not.toHaveBeenCalled();
    updates.update.accept();
    expect(worker.postMessage).toHaveBeenCalledWith({ protocol: 1, kind: 'skip-waiting' });
    container.takeOver();
    expect(window.reloads).toBe(1);
    expect(updates.update.waiting).toBe(false);
  });

  it('waits while the window is busy [OFF-004a]', () => {
    follow();
    busy.setBusy('round', true);
    busy.setBusy('form', true);
    updates.offer(waitingWorker());
    expect(updates.update.waiting).toBe(false);
    busy.setBusy('round', false);
    expect(updates.update.waiting).toBe(false);
    busy.setBusy('form', false);
    expect(updates.update.waiting).toBe(true);
    busy.setBusy('cashbox', true);
    expect(updates.update.waiting).toBe(false);
  });

  it('accepted in another window reloads this one only once it isn’t busy [OFF-004a]', () => {
    const { container, window } = follow();
    busy.setBusy('round', true);
    container.takeOver();
    expect(window.reloads).toBe(0);
    busy.setBusy('round', false);
    expect(window.reloads).toBe(1);
  });

  it('a file missing on the server reloads the window once, but not offline', async () => {
    const { window, loseChunk } = follow();
    window.isOnline = false;
    await loseChunk();
    expect(window.reloads).toBe(0);
    window.isOnline = true;
    await Promise.all([loseChunk(), loseChunk()]);
    expect(window.reloads).toBe(1);
  });

  it('a file missing on a network that leads nowhere doesn’t reload the window, whatever the browser reports [OFF-001c]', async () => {
    const { window, loseChunk } = follow();
    window.isServerLive = false;
    await loseChunk();
    expect(window.reloads).toBe(0);
    window.isServerLive = true;
    await loseChunk();
    expect(window.reloads).toBe(1);
  });

  it('a file missing during a round reloads the window after it, if the server responds then', async () => {
    const { window, loseChunk } = follow();
    const endRound = async () => {
      busy.setBusy('round', false);
      await settled();
    };
    busy.setBusy('round', true);
    await loseChunk();
    window.isServerLive = false;
    await endRound();
    expect(window.reloads).toBe(0);
    busy.setBusy('round', true);
    window.isServerLive = true;
    await settled();
    expect(window.reloads).toBe(0);
    await endRound();
    expect(window.reloads).toBe(1);
  });

  it('a request for a missing file fails instead of getting an empty file', async () => {
    const { loseChunk } = follow();
    busy.setBusy('round', true);
    expect(await loseChunk()).toBe(true);
  });

  it('doesn’t reload on the first visit', () => {
    const { container, window } = follow({ hasController: false });
    container.takeOver();
    expect([window.reloads, window.firsts]).toEqual([0, 1]);
    container.takeOver();
    expect([window.reloads, window.firsts]).toEqual([1, 1]);
  });

  it('treats a worker that took over before this code had loaded as the first one', () => {
    const { container, window } = follow({ hadController: false });
    expect([window.reloads, window.firsts]).toEqual([0, 1]);
    container.takeOver();
    expect([window.reloads, window.firsts]).toEqual([1, 1]);
  });

  it('reloads at most once a minute, whatever goes wrong', () => {
    const { container, window } = follow();
    container.takeOver();
    window.now = 59_999;
    container.takeOver();
    expect(window.reloads).toBe(1);
    window.now = 60_000;
    container.takeOver();
    expect(window.reloads).toBe(2);
  });

  it('performs a reload later if it was due too soon after the last one', async () => {
    vi.useFakeTimers();
    const { container, window, loseChunk } = follow();
    container.takeOver();
    window.now = 20_000;
    container.takeOver();
    vi.advanceTimersByTime(39_999);
    expect(window.reloads).toBe(1);
    window.now = 60_000;
    vi.advanceTimersByTime(1);
    expect(window.reloads).toBe(2);
    // A file that never exists must not reload the window every minute.
    await loseChunk();
    window.now = 120_000;
    vi.advanceTimersByTime(60_000);
    expect(window.reloads).toBe(2);
    vi.useRealTimers();
  });

  it('lets a navigation that’s under way finish first, and reloads a window that stayed after all', () => {
    vi.useFakeTimers();
    const { container, window, leave } = follow({ at: 100_000 });
    leave();
    container.takeOver();
    expect(window.reloads).toBe(0);
    window.now += 10_000;
    vi.advanceTimersByTime(10_000);
    expect(window.reloads).toBe(1);
    vi.useRealTimers();
  });

  it('doesn’t treat a file as missing during a navigation, because a reload would cancel it', async () => {
    const { window, leave, loseChunk } = follow({ at: 100_000 });
    leave();
    await loseChunk();
    window.now += 9_999;
    await loseChunk();
    expect(window.reloads).toBe(0);
    window.now += 1;
    await loseChunk();
    expect(window.reloads).toBe(1);
  });
});
