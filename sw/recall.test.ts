import { describe, expect, it, vi } from 'vitest';
import { FakeCaches } from '#tests/support/fake-caches';

async function recall({
  active,
  isLeaving = false,
  isReloading = false,
}: {
  active: object | null;
  isLeaving?: boolean;
  isReloading?: boolean;
}) {
  const listeners = new Map<string, (event: object) => void>();
  const fakeCaches = new FakeCaches();
  for (const name of ['release-a', 'pictures-1']) await fakeCaches.open(name);
  const visited: string[] = [];
  const page = (id: string) => ({ id, url: 'https://perigee.example/games', navigate: async (url: string) => visited.push(url) });
  const pages = [page('one')];
  const scope = {
    addEventListener: (kind: string, listener: (event: object) => void) => listeners.set(kind, listener),
    skipWaiting: vi.fn<() => Promise<void>>(async () => undefined),
    registration: { active, unregister: vi.fn<() => Promise<boolean>>(async () => true) },
    clients: { matchAll: async () => pages },
  };
  Object.assign(globalThis, { self: scope, caches: fakeCaches });
  vi.resetModules();
  vi.useFakeTimers();
  await import('./recall');
  const work: Promise<unknown>[] = [];
  for (const kind of ['install', 'activate']) listeners.get(kind)!({ waitUntil: (one: Promise<unknown>) => work.push(one) });
  // A slow server: the next page comes after eight seconds.
  await vi.advanceTimersByTimeAsync(8_000);
  if (isLeaving) pages.pop();
  if (isReloading) pages.splice(0, 1, page('another'));
  await vi.advanceTimersByTimeAsync(2_000);
  await Promise.all(work);
  vi.useRealTimers();
  return { scope, visited, kept: [...fakeCaches.all.keys()] };
}

describe('a recalled release', () => {
  it('frees every window: no cache, no worker, pages reloaded [OFF-004c]', async () => {
    const { scope, visited, kept } = await recall({ active: {} });
    expect(scope.skipWaiting).toHaveBeenCalled();
    expect(scope.registration.unregister).toHaveBeenCalled();
    expect(kept).toEqual([]);
    expect(visited).toEqual(['https://perigee.example/games']);
  });

  it('lets a window finish a navigation that’s under way [OFF-004c]', async () => {
    expect((await recall({ active: {}, isLeaving: true })).visited).toEqual([]);
  });

  it('doesn’t reload a window again that has reloaded itself, as the app does for a new worker [OFF-004c]', async () => {
    expect((await recall({ active: {}, isReloading: true })).visited).toEqual([]);
  });

  it('doesn’t reload a page that’s already free, or it would reload forever [OFF-004c]', async () => {
    const { scope, visited } = await recall({ active: null });
    expect(scope.registration.unregister).toHaveBeenCalled();
    expect(visited).toEqual([]);
  });
});
