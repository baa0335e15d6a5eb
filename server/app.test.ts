import { Agent, request, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { EventReader } from '#tests/support/event-reader';
import { ownDatabase, type TestDatabase, testDatabase } from '#tests/support/database';
import { testPlatform } from '#tests/support/platform';
import { buildApp } from './app';
import { openDatabase } from './database/connection';

const { database, url } = ownDatabase();

async function opened({ database }: Pick<TestDatabase, 'database'>) {
  const platform = testPlatform(database);
  return { platform, app: await buildApp(platform) };
}

async function readiness(app: FastifyInstance): Promise<[number, unknown]> {
  const response = await app.inject('/readyz');
  return [response.statusCode, (response.json() as { reason: unknown }).reason];
}

async function listening() {
  const platform = testPlatform(database);
  await platform.streams.listen();
  const app = await buildApp(platform);
  app.get('/test/slow', async () => {
    await sleep(800);
    return { done: true };
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, port: (app.server.address() as AddressInfo).port };
}

function get(port: number, path: string, agent: Agent): Promise<{ status: number; connection: string | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, path, agent, host: '127.0.0.1' }, (response: IncomingMessage) => {
      let body = '';
      response.on('data', (chunk) => (body += String(chunk)));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, connection: response.headers.connection, body }));
    });
    asked.on('error', reject);
    asked.end();
  });
}

async function millisecondsOf(work: Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work;
  return performance.now() - startedAt;
}

/** Readiness writes to a probe table; these inserts fail with PostgreSQL's error for a full disk. */
const fullDisk = `
  create function no_room() returns trigger language plpgsql as $$ begin raise 'no space left on device' using errcode = 'disk_full'; end $$;
  create trigger no_room before insert on room_probe for each row execute function no_room();
`;

describe('health', () => {
  it('is live and ready while the database accepts writes and every migration is applied', async () => {
    const { app } = await opened({ database });
    expect((await app.inject('/livez')).json()).toEqual({ status: 'live' });
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' });
    await app.close();
  });

  it('is never cached', async () => {
    const { app } = await opened({ database });
    const kept = [await app.inject('/livez'), await app.inject('/readyz')].map(({ headers }) => headers['cache-control']);
    expect(kept).toEqual(['no-store', 'no-store']);
    await app.close();
  });

  it('is live and not ready while the database doesn’t respond', async () => {
    const gone = await testDatabase();
    const { app } = await opened(gone);
    await gone.close();
    expect((await app.inject('/livez')).statusCode).toBe(200);
    expect(await readiness(app)).toEqual([503, 'database_unreachable']);
    await app.close();
  });

  it.each([
    ['the database takes no writes', 'alter database :name set default_transaction_read_only = on', 'database_read_only'],
    ['a migration is missing', "delete from migrations where name like '0060%'", 'migrations_missing'],
    ['there is no migration at all', 'drop table migrations', 'migrations_missing'],
    ['a function is missing', "delete from functions where name = 'place_wager'", 'migrations_missing'],
    ['a table has no room to grow', fullDisk, 'disk_full'],
  ])('is not ready if %s', async (_name, statement, reason) => {
    const own = await testDatabase();
    await sql.raw(statement.replace(':name', new URL(own.url).pathname.slice(1))).execute(own.database);
    const reconnected = openDatabase(own.url);
    const { app } = await opened({ ...own, database: reconnected });
    expect(await readiness(app)).toEqual([503, reason]);
    await app.close();
    await reconnected.destroy();
    await own.close();
  });

  it('queries the database at most once a second', async () => {
    const { app, platform } = await opened({ database });
    const written = async () => (await sql<{ written_at: Date }>`select written_at from write_probe`.execute(database)).rows[0]!.written_at;
    await Promise.all(Array.from({ length: 20 }, () => app.inject('/readyz')));
    const first = await written();
    await app.inject('/readyz');
    expect(await written()).toEqual(first);
    platform.clock.pass(1_000);
    await app.inject('/readyz');
    expect(await written()).not.toEqual(first);
    await app.close();
  });
});

it('a request must arrive within eight seconds, and a statement must finish within eight [OFF-003b]', async () => {
  const { app } = await opened({ database });
  expect([app.server.requestTimeout, app.server.headersTimeout]).toEqual([8_000, 8_000]);
  const usual = openDatabase(url);
  expect((await usual.pool.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '8s' }]);
  await usual.destroy();
  await app.close();
});

describe('a shutdown', () => {
  it('finishes pending requests, reports that it’s not ready, and closes each connection after its response', async () => {
    const { app, port } = await listening();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const other = new Agent({ keepAlive: true, maxSockets: 1 });
    expect(await get(port, '/livez', other)).toMatchObject({ status: 200, connection: 'keep-alive' });
    const slow = get(port, '/test/slow', agent);
    await sleep(50);
    const closing = app.close();
    await sleep(50);
    expect(await get(port, '/readyz', other)).toMatchObject({
      status: 503,
      connection: 'close',
      body: '{"status":"not ready","reason":"draining"}',
    });
    expect(await get(port, '/livez', new Agent())).toMatchObject({ status: 200, connection: 'close' });
    expect(await slow).toMatchObject({ status: 200, connection: 'close', body: '{"done":true}' });
    await closing;
    await expect(get(port, '/livez', new Agent())).rejects.toThrow(/ECONNREFUSED|ECONNRESET/);
  });

  it('waits neither for connections without a request, nor for keep-alive connections, nor for streams', async () => {
    const { app, port } = await listening();
    const spare = connect(port, '127.0.0.1');
    await get(port, '/livez', new Agent({ keepAlive: true }));
    const reader = await EventReader.open(`http://127.0.0.1:${port}/api/events`, {});
    await reader.take(1);
    expect(await millisecondsOf(app.close())).toBeLessThan(2_000);
    expect(await reader.ended(100)).toBe(true);
    spare.destroy();
  });
});
