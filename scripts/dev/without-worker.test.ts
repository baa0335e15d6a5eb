import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaveWorker } from './without-worker';

afterEach(() => vi.unstubAllGlobals());

/** Runs the first module in a fake browser; returns the calls in order. */
async function leave(registrations: number): Promise<string[]> {
  const done: string[] = [];
  const unregister = () => Promise.resolve(done.push('unregistered'));
  vi.stubGlobal('navigator', {
    serviceWorker: { getRegistrations: () => Promise.resolve(Array.from({ length: registrations }, () => ({ unregister }))) },
  });
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve(['release-1']),
    delete: (name: string) => Promise.resolve(done.push(`deleted ${name}`)),
  });
  vi.stubGlobal('location', { reload: () => done.push('reloaded') });
  await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(`${leaveWorker}// ${registrations}`)}`);
  await vi.waitFor(() => expect(registrations === 0 || done.includes('reloaded')).toBe(true));
  return done;
}

describe('a window that starts with workers off', () => {
  it('removes an existing worker and its caches', async () => {
    expect(await leave(1)).toEqual(['deleted release-1', 'unregistered', 'reloaded']);
  });

  it('is unchanged without a worker', async () => expect(await leave(0)).toEqual([]));
});
