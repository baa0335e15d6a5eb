import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '#server/database/connection';
import { ownDatabase } from '#tests/support/database';
import { EventReader } from '#tests/support/event-reader';
import { eventually } from '#tests/support/eventually';
import { newPlayer } from '#tests/support/ledger';
import { testApp, type TestPlatform, testPlatform } from '#tests/support/platform';
import { signIn } from '#tests/support/signed-in';
import { announce } from './announce';
import { realtimeRoutes } from './routes';
import { Streams } from './streams';
import { emit } from './emit';

interface Server {
  platform: TestPlatform;
  app: FastifyInstance;
  url: string;
}

const { database } = ownDatabase({ poolSize: 12 });
let epoch = 'test';
const servers: Server[] = [];
const readers: EventReader[] = [];

async function start(): Promise<Server> {
  const platform = testPlatform(database);
  platform.streams = new Streams(database, database.url, epoch, platform.log, async () => epoch);
  await platform.streams.listen();
  const app = await testApp(platform, [realtimeRoutes]);
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { platform, app, url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/api/events` };
}

beforeAll(async () => {
  servers.push(await start(), await start());
});

afterEach(() => {
  for (const reader of readers.splice(0)) reader.close();
});

afterAll(async () => {
  for (const { app } of servers) {
    const closing = app.close();
    // Otherwise the test would wait for a stream whose reader had already left.
    await eventually(() => expect(app.server.listening).toBe(false));
    app.server.closeAllConnections();
    await closing;
  }
});

async function open({ app, url }: Server, player: number | null, query = ''): Promise<EventReader> {
  const headers: Record<string, string> = {};
  if (player !== null) headers.cookie = `sid=${(await signIn(app, database, player)).cookies.get('sid')}`;
  const reader = await EventReader.open(url + query, headers);
  readers.push(reader);
  return reader;
}

const status = (id: number) => ({ id, frontend_identifier: `cup-${id}`, status: 'active' as const });
const say = (id: number, exceptPlayers: readonly number[] = []) =>
  inTransaction(database, (transaction) => announce(transaction, 'tournaments_statuses', status(id), exceptPlayers));

it('an announcement of one server reaches all streams once; players with their own event get that instead', async () => {
  const [player, other] = [await newPlayer(database), await newPlayer(database)];
  const own = await Promise.all(servers.map((server) => open(server, player)));
  const all = await Promise.all(servers.flatMap((server) => [open(server, null), open(server, other)]));
  for (const reader of [...own, ...all]) await reader.take(1);
  await inTransaction(database, async (transaction) => {
    await announce(transaction, 'tournaments_statuses', status(1), [player]);
    await emit(transaction, player, 'tournaments_statuses', status(1));
  });
  await say(2);
  const ofBoth = async (reader: EventReader) => (await reader.take(2)).map(({ data }) => data);
  for (const reader of all) expect(await ofBoth(reader)).toEqual([status(1), status(2)]);
  for (const reader of own)
    expect((await ofBoth(reader)).sort((one, next) => (one as { id: number }).id - (next as { id: number }).id)).toEqual([
      status(1),
      status(2),
    ]);
  for (const reader of [...own, ...all]) expect(reader.pending).toEqual([]);
});

it('an uncommitted transaction announces nothing, and a reconnected listener catches up', async () => {
  const reader = await open(servers[0]!, null);
  await reader.take(1);
  const undone = inTransaction(database, async (transaction) => {
    await announce(transaction, 'tournaments_statuses', status(3), []);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'perigee-streams' and datname = current_database()",
  );
  await say(4);
  expect((await reader.take(1)).map(({ data }) => data)).toEqual([status(4)]);
});

it('restoring a database while servers run ends their streams, and clients get a gap', async () => {
  const player = await newPlayer(database);
  const reader = await open(servers[0]!, player);
  expect(await reader.take(1)).toMatchObject([{ data: { epoch: 'test' } }]);
  epoch = 'another';
  await database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'perigee-streams' and datname = current_database()",
  );
  expect(await reader.ended(10_000)).toBe(true);
  const again = await open(servers[0]!, player, '?cursor=test:0');
  expect(await again.take(1)).toMatchObject([{ data: { epoch: 'another', gap: true } }]);
});

it('a stream that’s ahead of the table is ended, and its cursor is a gap', async () => {
  const player = await newPlayer(database);
  const { platform } = servers[1]!;
  await eventually(() => expect(platform.streams.epoch).toBe(epoch));
  await inTransaction(database, (transaction) => emit(transaction, player, 'groups_updates', { groups: [] }));
  const reader = await open(servers[1]!, player);
  expect(await reader.take(1)).toMatchObject([{ data: { sequence: 1 } }]);
  await database.pool.query('update players set event_seq = 0 where id = $1', [player]);
  await database.pool.query('delete from player_events where player_id = $1', [player]);
  platform.streams.tend();
  expect(await reader.ended(10_000)).toBe(true);
  const again = await open(servers[1]!, player, `?cursor=${epoch}:1`);
  expect(await again.take(1)).toMatchObject([{ data: { sequence: 0, gap: true } }]);
});
