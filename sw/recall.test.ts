import { describe, expect, it, vi } from 'vitest';
import { FakeCaches } from '#tests/support/fake-caches';

describe('a recalled release', () => {
  it('frees every window: no cache, no worker, pages loaded anew [OFF-004]', async () => {
    const listeners = new Map<string, (event: object) => void>();
    const fakeCaches = new FakeCaches();
    for (const name of ['release-a', 'pictures-1']) await fakeCaches.open(name);
    const visited: string[] = [];
    const page = { url: 'https://perigee.example/games', navigate: async (url: string) => visited.push(url) };
    const scope = {
      addEventListener: (kind: string, listener: (event: object) => void) => listeners.set(kind, listener),
      skipWaiting: vi.fn<() => Promise<void>>(async () => undefined),
      registration: { unregister: vi.fn<() => Promise<boolean>>(async () => true) },
      clients: { matchAll: async () => [page] },
    };
    Object.assign(globalThis, { self: scope, caches: fakeCaches });
    await import('./recall');
    const work: Promise<unknown>[] = [];
    for (const kind of ['install', 'activate']) listeners.get(kind)!({ waitUntil: (one: Promise<unknown>) => work.push(one) });
    await Promise.all(work);
    expect(scope.skipWaiting).toHaveBeenCalled();
    expect(scope.registration.unregister).toHaveBeenCalled();
    expect([...fakeCaches.all.keys()]).toEqual([]);
    expect(visited).toEqual(['https://perigee.example/games']);
  });
});
