import { windowWith } from '#tests/support/window-with';
import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { createDatabase, NoDatabase } from '#offline/database';
import { recall } from '#offline/last-known';
import { shapes } from '#contract/shapes.gen';
import { takeFirstData } from './first-data';
import { firstDataOf } from './write-first-data';
import { storeFirstData } from './store-first-data';

const database = createDatabase();

/** A document that carries the responses of some queries. */
function carry(...queries: { key: readonly unknown[]; url: string; data: unknown }[]): void {
  const drawing = new QueryClient();
  for (const { key, url, data } of queries) {
    drawing.getQueryCache().build(drawing, { queryKey: key, meta: { url } });
    drawing.setQueryData(key, data, { updatedAt: 1_000 });
  }
  const script = document.createElement('script');
  script.id = 'first-data';
  script.type = 'application/json';
  script.textContent = firstDataOf({ queryClient: drawing, renderedAt: 1_000 }, '/?page=2');
  document.body.append(script);
}

const known = (call: keyof typeof shapes, url: string) => recall(database, { call, url, locale: 'en', shape: shapes[call] }, null);

afterEach(() => document.body.replaceChildren());

it('responses in the document are stored as last-known, with their age [OFF-001b]', async () => {
  carry({ key: ['public', 'games.lobby', {}], url: '/api/lobby', data: { games_count: 640 } });
  const queryClient = new QueryClient();
  const app = windowWith(queryClient);
  expect(takeFirstData(app)).toBe('/?page=2');
  expect(queryClient.getQueryData(['public', 'games.lobby', {}])).toEqual({ games_count: 640 });
  await storeFirstData(app, database, 'en');
  expect(await known('games.lobby', '/api/lobby')).toEqual({ text: '{"games_count":640}', storedAt: 1_000 });
});

it('responses in the document are stored as soon as the database opens [OFF-001b]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  carry({ key: ['public', 'games.lobby', {}], url: '/api/lobby/late', data: { games_count: 7 } });
  const app = windowWith(new QueryClient());
  takeFirstData(app);
  let refusals = 2;
  const late = {
    ...database,
    transact: ((...work: Parameters<typeof database.transact>) =>
      refusals-- > 0 ? Promise.reject(new NoDatabase('not yet')) : database.transact(...work)) as typeof database.transact,
  };
  const kept = storeFirstData(app, late, 'en');
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  await kept;
  expect((await known('games.lobby', '/api/lobby/late'))?.text).toBe('{"games_count":7}');
});

it('responses in the document are stored in their shape in this release', async () => {
  carry({ key: ['public', 'vip.levels', {}], url: '/api/info/statuses', data: [] });
  const app = windowWith(new QueryClient());
  takeFirstData(app);
  await storeFirstData(app, database, 'en');
  expect(await recall(database, { call: 'vip.levels', url: '/api/info/statuses', locale: 'en', shape: 'of the next' }, null)).toBeNull();
});

it('of a paged list, the first page’s address is stored [OFF-001b]', async () => {
  const url = '/api/games?category=slots&page=1';
  carry({ key: ['public', 'games.list', 'pages', 'slots'], url, data: { pages: [{ data: ['a'] }], pageParams: [1] } });
  const app = windowWith(new QueryClient());
  takeFirstData(app);
  await storeFirstData(app, database, 'en');
  expect((await known('games.list', url))?.text).toBe('{"data":["a"]}');
});

it('a player’s own responses aren’t stored this way [OFF-005a]', async () => {
  carry({ key: ['private', 'account.player', {}], url: '/api/player', data: { id: 1 } });
  const app = windowWith(new QueryClient());
  takeFirstData(app);
  await storeFirstData(app, database, 'en');
  expect(await known('account.player', '/api/player')).toBeNull();
});
