import { windowWith } from '#tests/support/window-with';
import { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeResponses } from '#tests/support/fake-responses';
import { sampleGame, sampleGames } from '#tests/support/games';
import { storage } from '#contract/storage';
import { wireClient } from '../platform/api/client';
import { session } from '../platform/session';
import { FIRST_SECONDS_MS } from '../platform/timing';
import { keepPrefetched } from './prefetch';
// Imported before a test's fake clock starts.
import '../platform/data-saver/data-saver-choice';
import './prefetch-pages';

const rails = [
  { id: 'top', games_count: 2, games: [sampleGame(), sampleGame({ slug: 'elsewhere', provider: 'tidewright' })] },
  { id: 'new', games_count: 9, games: [sampleGame(), ...sampleGames(8)] },
];

const contentPage = { pageType: 'static', hidden: false, membersOnly: false };
const contentPages = [
  { ...contentPage, path: '/benefits-of-crypto' },
  { ...contentPage, path: '/player-guide', membersOnly: true },
  { ...contentPage, path: '/self-check' },
  { ...contentPage, path: '/draft', hidden: true },
  { ...contentPage, path: '/news/a-prize', pageType: 'news' },
];

let asked: string[];
let opened: string[];
let connection: object;
let router: AnyRouter;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  [asked, opened, connection] = [[], [], {}];
  wireClient({
    fetch: fakeResponses(
      (address) =>
        Response.json(address === '/api/lobby' ? { rails } : { data: address.startsWith('/api/cms/pages?') ? contentPages : [] }),
      asked,
    ),
  });
  router = { preloadRoute: async ({ to }: { to: string }) => void opened.push(to) } as never;
  vi.stubGlobal('navigator', {
    onLine: true,
    get connection() {
      return connection;
    },
    serviceWorker: { controller: {} },
  });
});

/** Starts the app for a visitor and advances the clock by some seconds. */
async function launch(player: number | null): Promise<number> {
  session.player = player === null ? null : ({ id: player } as never);
  const before = opened.length;
  const prefetched = keepPrefetched(router, windowWith(new QueryClient()), player);
  await vi.advanceTimersByTimeAsync(FIRST_SECONDS_MS);
  await prefetched;
  return opened.length - before;
}

describe('prefetching', () => {
  it('makes the content pages that the visitor may open available offline, those with help first [OFF-001a]', async () => {
    await launch(null);
    expect(opened.slice(0, 2)).toEqual(['/self-check', '/benefits-of-crypto']);
    for (const path of ['/player-guide', '/draft', '/news/a-prize']) expect(opened).not.toContain(path);
    await launch(7);
    expect(opened).toContain('/player-guide');
  });

  it('makes the shell’s pages and the house’s demos available offline [OFF-001a]', async () => {
    await launch(null);
    expect(opened).toEqual(expect.arrayContaining(['/pokies', '/live', '/tournaments', '/vip', '/categories/top', '/categories/new']));
    expect(opened).not.toContain('/favorite-games');
    expect(asked.filter((address) => address.endsWith('/config'))).toHaveLength(6);
    expect(asked.join()).not.toContain('tidewright');
  });

  it('doesn’t start in the first seconds of a visit', async () => {
    const prefetched = keepPrefetched(router, windowWith(new QueryClient()), null);
    await vi.advanceTimersByTimeAsync(FIRST_SECONDS_MS - performance.now() - 1);
    expect([opened, asked]).toEqual([[], []]);
    await vi.advanceTimersByTimeAsync(1);
    await prefetched;
    expect(opened.length).toBeGreaterThan(0);
  });

  it('leaves out campaigns that are over, and the boards of tournaments for guests', async () => {
    const lists: Record<string, object[]> = {
      tournaments: [
        { id: 1, status: 'archive' },
        { id: 2, status: 'current' },
      ],
      lotteries: [
        { identifier: 'over', status: 'archive' },
        { identifier: 'open', status: 'current' },
      ],
      promos: [{ slug: 'race', path: '/tournaments/3' }],
    };
    const listOf = (address: string) => lists[/^\/api\/(\w+)/.exec(address)![1]!] ?? [];
    wireClient({
      fetch: fakeResponses((address) => Response.json(address === '/api/lobby' ? { rails } : { data: listOf(address) }), asked),
    });
    const campaigns = () => opened.filter((path) => /^\/(tournaments|lottery|promo)\//.test(path)).sort();
    await launch(null);
    expect(campaigns()).toEqual(['/lottery/open', '/promo/race']);
    opened = [];
    await launch(7);
    expect(campaigns()).toEqual(['/lottery/open', '/promo/race', '/tournaments/2', '/tournaments/3']);
  });

  it('records nothing if the player signs out while the last response is on its way [OFF-005b]', async () => {
    await launch(7);
    const count = asked.length;
    localStorage.clear();
    const respond = (address: string) => {
      if (asked.length === count) session.player = null;
      return Response.json(address === '/api/lobby' ? { rails } : { data: address.startsWith('/api/cms/pages?') ? contentPages : [] });
    };
    asked = [];
    wireClient({ fetch: fakeResponses(respond, asked) });
    await launch(7);
    expect([asked.length, localStorage.getItem(storage.local.prefetched)]).toEqual([count, null]);
  });

  it('stops when the player signs out: nothing more is requested for them', async () => {
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

  it("includes a player's own pages, and starts again for the next player", async () => {
    expect(await launch(null)).toBeGreaterThan(0);
    await launch(7);
    expect(opened).toContain('/favorite-games');
    expect(await launch(7)).toBe(0);
    expect(await launch(8)).toBeGreaterThan(0);
  });

  it('runs again half a day later', async () => {
    expect([(await launch(null)) > 0, await launch(null)]).toEqual([true, 0]);
    vi.setSystemTime(Date.now() + 12 * 60 * 60_000 - 60_000);
    expect(await launch(null)).toBe(0);
    vi.setSystemTime(Date.now() + 60_000);
    expect(await launch(null)).toBeGreaterThan(0);
  });

  it('records nothing for a player who signed out meanwhile [OFF-005b]', async () => {
    const launched = launch(7);
    session.player = null;
    await launched;
    expect(localStorage.getItem(storage.local.prefetched)).toBeNull();
  });

  it('doesn’t run with Save-Data or on a slow connection', async () => {
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

  it('stops if the connection turns slow, and runs again at another start', async () => {
    const preloadRoute = async ({ to }: { to: string }) => {
      if (opened.push(to) === 3) connection = { effectiveType: '3g' };
    };
    router = { preloadRoute } as never;
    expect(await launch(null)).toBe(3);
    connection = { effectiveType: '4g' };
    expect(await launch(null)).toBeGreaterThan(3);
    expect(await launch(null)).toBe(0);
  });

  it('continues on a slow connection if the player turned data-saver mode off', async () => {
    connection = { saveData: true, effectiveType: '2g' };
    localStorage.setItem(storage.local.light, 'off');
    expect(await launch(null)).toBeGreaterThan(0);
  });
});
