// @vitest-environment happy-dom
import { windowWith } from '#tests/support/window-with';
import { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeResponses } from '#tests/support/fake-responses';
import { sampleGame, sampleGames } from '#tests/support/games';
import { storage } from '#contract/storage';
import { wireClient } from '../platform/api/client';
import { session } from '../platform/session';
import { keepPrefetched } from './prefetch';
// Loaded before a test's clock runs.
import '../platform/data-saver/data-saver-choice';
import './prefetch-pages';

const rails = [
  { id: 'top', games_count: 2, games: [sampleGame(), sampleGame({ slug: 'elsewhere', provider: 'tidewright' })] },
  { id: 'new', games_count: 9, games: [sampleGame(), ...sampleGames(8)] },
];

let asked: string[];
let opened: string[];
let connection: object;
let router: AnyRouter;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  [asked, opened, connection] = [[], [], {}];
  wireClient({ fetch: fakeResponses((address) => Response.json(address === '/api/lobby' ? { rails } : { data: [] }), asked) });
  router = { preloadRoute: async ({ to }: { to: string }) => void opened.push(to) } as never;
  vi.stubGlobal('navigator', {
    onLine: true,
    get connection() {
      return connection;
    },
    serviceWorker: { controller: {} },
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Starts the app for somebody and lets some seconds pass. */
async function launch(player: number | null): Promise<number> {
  session.player = player === null ? null : ({ id: player } as never);
  const before = opened.length;
  const prefetched = keepPrefetched(router, windowWith(new QueryClient()), player);
  await vi.advanceTimersByTimeAsync(5_000);
  await prefetched;
  return opened.length - before;
}

describe('reading ahead', () => {
  it('has the device hold the pages of the shell and demos of the house, that they open without network [OFF-001a]', async () => {
    await launch(null);
    expect(opened).toEqual(expect.arrayContaining(['/pokies', '/live', '/tournaments', '/vip', '/categories/top', '/categories/new']));
    expect(opened).not.toContain('/favorite-games');
    expect(asked.filter((address) => address.endsWith('/config'))).toHaveLength(6);
    expect(asked.join()).not.toContain('tidewright');
  });

  it('ends with the player who leaves meanwhile: nothing more is asked in their name', async () => {
    router = {
      preloadRoute: async ({ to }: { to: string }) => {
        opened.push(to);
        session.player = null;
      },
    } as never;
    expect(await launch(7)).toBe(1);
    expect(asked).not.toContain('/api/user_limits');
    expect(localStorage.getItem(storage.local.prefetched)).toBeNull();
  });

  it("has it hold a player's own pages too, and anew for the next player", async () => {
    await launch(7);
    expect(opened).toContain('/favorite-games');
    expect(await launch(7)).toBe(0);
    expect(await launch(8)).toBeGreaterThan(0);
  });

  it('notes nothing of a player who left meanwhile [OFF-005b]', async () => {
    const launched = launch(7);
    session.player = null;
    await launched;
    expect(localStorage.getItem(storage.local.prefetched)).toBeNull();
  });

  it('is left alone where data are dear or slow', async () => {
    connection = { saveData: true };
    expect(await launch(null)).toBe(0);
    connection = { effectiveType: '3g' };
    expect(await launch(null)).toBe(0);
    localStorage.setItem(storage.local.light, 'on');
    connection = { effectiveType: '4g' };
    expect(await launch(null)).toBe(0);
    localStorage.removeItem(storage.local.light);
    expect(await launch(null)).toBeGreaterThan(0);
  });

  it('stops where the line turns slow meanwhile, and begins anew at another start', async () => {
    const preloadRoute = async ({ to }: { to: string }) => {
      if (opened.push(to) === 3) connection = { effectiveType: '3g' };
    };
    router = { preloadRoute } as never;
    expect(await launch(null)).toBe(3);
    connection = { effectiveType: '4g' };
    expect(await launch(null)).toBeGreaterThan(3);
    expect(await launch(null)).toBe(0);
  });

  it('goes on over a slow line where the player wants it', async () => {
    connection = { saveData: true, effectiveType: '2g' };
    localStorage.setItem(storage.local.light, 'off');
    expect(await launch(null)).toBeGreaterThan(0);
  });
});
