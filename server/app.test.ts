import { Agent, request, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EventReader } from '#tests/support/event-reader';
import { type TestDatabase, testDatabase } from '#tests/support/database';
import { testPlatform } from '#tests/support/platform';
import { buildApp } from './app';

let store: TestDatabase;

beforeAll(async () => {
  store = await testDatabase();
});

afterAll(() => store.close());

async function listening() {
  const platform = testPlatform(store.database);
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
    const asked = request({ port, path, agent, host: '127.0.0.1' }, (answer: IncomingMessage) => {
      let body = '';
      answer.on('data', (chunk) => (body += String(chunk)));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, connection: answer.headers.connection, body }));
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

describe('health', () => {
  let app: FastifyInstance;

  beforeAll(async () => {
    app = await buildApp(testPlatform(store.database));
  });

  afterAll(() => app.close());

  it('is live and ready while the database answers', async () => {
    expect((await app.inject('/livez')).json()).toEqual({ status: 'live' });
    expect((await app.inject('/readyz')).json()).toEqual({ status: 'ready' });
  });

  it('is live and not ready while it does not', async () => {
    const gone = await testDatabase();
    const without = await buildApp(testPlatform(gone.database));
    await gone.close();
    expect((await without.inject('/livez')).statusCode).toBe(200);
    expect((await without.inject('/readyz')).statusCode).toBe(503);
    await without.close();
  });
});

describe('a stop', () => {
  it('answers what is under way, tells that it is not ready, and closes each connection with its answer', async () => {
    const { app, port } = await listening();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const other = new Agent({ keepAlive: true, maxSockets: 1 });
    expect(await get(port, '/livez', other)).toMatchObject({ status: 200, connection: 'keep-alive' });
    const slow = get(port, '/test/slow', agent);
    await sleep(50);
    const closing = app.close();
    await sleep(50);
    expect(await get(port, '/readyz', other)).toMatchObject({ status: 503, connection: 'close', body: '{"status":"not ready"}' });
    expect(await get(port, '/livez', new Agent())).toMatchObject({ status: 200, connection: 'close' });
    expect(await slow).toMatchObject({ status: 200, connection: 'close', body: '{"done":true}' });
    await closing;
    await expect(get(port, '/livez', new Agent())).rejects.toThrow(/ECONNREFUSED|ECONNRESET/);
  });

  it('waits neither for a connection that never asked, nor for one that is kept, nor for a stream', async () => {
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
