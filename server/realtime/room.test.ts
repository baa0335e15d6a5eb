import type { ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '#server/database/connection';
import { EventReader } from '#tests/support/event-reader';
import { eventually } from '#tests/support/eventually';
import { newPlayer } from '#tests/support/ledger';
import { ownServer } from '#tests/support/own-server';
import { signIn } from '#tests/support/signed-in';
import type { Stream } from './line';
import { STREAMS_OF_A_NETWORK } from './room';
import { realtimeRoutes } from './routes';
import { emit } from './emit';

const server = ownServer([realtimeRoutes], { RATE_LIMITS: '1' });
const { database, platform } = server;
let port: number;
let url: string;
const readers: EventReader[] = [];

beforeAll(async () => {
  await platform.streams.listen();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as AddressInfo).port;
  url = `http://127.0.0.1:${port}/api/events`;
});

afterEach(async () => {
  for (const reader of readers.splice(0)) reader.close();
  await eventually(() => expect(platform.streams.size).toBe(0));
});

afterAll(() => server.app.server.closeAllConnections());

async function cookieOf(player: number): Promise<string> {
  return `sid=${(await signIn(server.app, database, player)).cookies.get('sid')}`;
}

async function open(cookie?: string, query = ''): Promise<EventReader> {
  const reader = await EventReader.open(url + query, cookie ? { cookie } : {});
  readers.push(reader);
  return reader;
}

/** The groups of an event of a quarter megabyte. */
const LONG = 40_000;

/** Commits this many events of a given size. */
async function commit(player: number, events: number, groups = 1): Promise<void> {
  const payload = { groups: Array.from({ length: groups }, (_, at) => at) };
  for (let event = 0; event < events; event += 1) {
    await inTransaction(database, (transaction) => emit(transaction, player, 'groups_updates', payload));
  }
}

/** A guest's stream at this address, without a connection. */
function idle(): Stream {
  const response = { writableEnded: false, destroyed: false, write: () => true, end: () => undefined } as unknown as ServerResponse;
  return { player: null, sessionHash: null, network: '127.0.0.1', response, sequence: 0, busy: false, again: false, taken: 0 };
}

describe('too many streams', () => {
  it('of one session end the oldest, and the newest continue', async () => {
    const player = await newPlayer(database);
    const cookie = await cookieOf(player);
    const opened: EventReader[] = [];
    for (let at = 0; at < 8; at += 1) opened.push(await open(cookie));
    expect(await Promise.all(opened.slice(0, 2).map((reader) => reader.ended(1000)))).toEqual([true, true]);
    await commit(player, 1);
    for (const reader of opened.slice(2)) expect((await reader.take(2)).at(-1)).toMatchObject({ id: 'test:1' });
  });

  it('of one player on many devices end the oldest', async () => {
    const player = await newPlayer(database);
    const first = await open(await cookieOf(player));
    for (let device = 0; device < 20; device += 1) await open(await cookieOf(player));
    expect(await first.ended(1000)).toBe(true);
  });

  it('at one address are refused, and open ones stay', async () => {
    const present = await open();
    await present.take(1);
    const others = Array.from({ length: STREAMS_OF_A_NETWORK - 1 }, idle);
    for (const stream of others) platform.streams.add(stream);
    const refused = await fetch(url);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
    expect(await refused.json()).toMatchObject({ error: { code: 'rate_limited' } });
    platform.streams.broadcast('jackpots_changes', { jackpots: [] });
    expect(await present.take(1)).toMatchObject([{ event: 'jackpots_changes' }]);
    for (const stream of others) platform.streams.remove(stream);
    expect(await (await open()).take(1)).toMatchObject([{ event: 'hello' }]);
  });
});

describe('a connection', () => {
  it('that’s idle gets heartbeats, so that proxies don’t close it', async () => {
    const { body } = await fetch(url);
    const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader.read()).value).toContain('event: hello');
    platform.streams.beat();
    expect((await reader.read()).value).toBe('event: beat\ndata: 1\n\n');
    await reader.cancel();
  });

  it('gets a history of many megabytes as fast as it reads it', async () => {
    const player = await newPlayer(database);
    await commit(player, 40, LONG);
    const reader = await open(await cookieOf(player), '?cursor=test:0');
    expect((await reader.take(41)).map(({ id }) => id)).toEqual([null, ...Array.from({ length: 40 }, (_, at) => `test:${at + 1}`)]);
  });

  it('that reads nothing isn’t buffered without limit, and is closed at the second sweep', async () => {
    const player = await newPlayer(database);
    await commit(player, 40, LONG);
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    socket.write(`GET /api/events?cursor=test:0 HTTP/1.1\r\nhost: localhost\r\ncookie: ${await cookieOf(player)}\r\n\r\n`);
    const added = vi.spyOn(platform.streams, 'add');
    await eventually(() => expect(added).toHaveBeenCalledOnce());
    const { response } = added.mock.calls[0]![0];
    await eventually(() => expect(response.writableNeedDrain).toBe(true));
    expect(response.writableLength).toBeLessThan(1_000_000);
    platform.streams.tend();
    expect(platform.streams.size).toBe(1);
    platform.streams.tend();
    await eventually(() => expect(platform.streams.size).toBe(0));
    socket.destroy();
  });

  it('that reads announcements too slowly is closed before it fills the memory', async () => {
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    socket.write('GET /api/events HTTP/1.1\r\nhost: localhost\r\n\r\n');
    await eventually(() => expect(platform.streams.size).toBe(1));
    const jackpots = Array.from({ length: 1_000 }, () => ({
      identifier: 'mystic',
      level: 'nova',
      currency: 'EUR',
      amount_cents: 123_456_789,
    }));
    for (let time = 0; time < 200; time += 1) platform.streams.broadcast('jackpots_changes', { jackpots });
    await eventually(() => expect(platform.streams.size).toBe(0));
    socket.destroy();
  });
});
