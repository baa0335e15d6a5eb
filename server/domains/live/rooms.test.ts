import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { gameRoutes } from '#server/domains/games/routes';
import { liveTable } from '#tests/support/live-table';
import { ownServer } from '#tests/support/own-server';
import { type LiveGame, liveGameOf } from './live-games';
import { LiveRooms } from './rooms';
import { liveRoutes } from './routes';

const game = 'orbit-house:orbit-live-roulette';
const server = ownServer([gameRoutes, liveRoutes], { RATE_LIMITS: '1' });
const { platform } = server;
const table = (await liveGameOf(game)) as LiveGame;
const { ready } = liveTable(server, table);
/** As many watchers as an address may have. */
const AT_MOST = 1_000;

/** A watcher's connection, which collects what's written to it. */
class Connection extends EventEmitter {
  readonly written: string[] = [];
  writableEnded = false;
  destroyed = false;
  write = (text: string) => this.written.push(text) > 0;
  end = () => void (this.writableEnded = true);
  get states(): number {
    return this.written.join('').split('event: table\n').length - 1;
  }
}

const rooms = new LiveRooms(platform);
afterAll(() => rooms.close());

async function watch(network: string, of = game): Promise<Connection> {
  const connection = new Connection();
  await rooms.add(of, connection as unknown as ServerResponse, network);
  return connection;
}

beforeEach(ready);

describe('the watchers of an address', () => {
  it('are limited over all tables, each address for itself, and a closed stream makes room', async () => {
    const [first] = await Promise.all(Array.from({ length: AT_MOST - 1 }, (_, at) => watch('192.0.2.1', `nobody:table-${at % 3}`)));
    expect(rooms.hasRoom('192.0.2.1')).toBe(true);
    await watch('192.0.2.1', 'nobody:table-0');
    expect([rooms.hasRoom('192.0.2.1'), rooms.hasRoom('192.0.2.2')]).toEqual([false, true]);
    first!.emit('close');
    first!.emit('close');
    expect(rooms.hasRoom('192.0.2.1')).toBe(true);
    await watch('192.0.2.1', 'nobody:table-0');
    expect(rooms.hasRoom('192.0.2.1')).toBe(false);
  });
});

describe('a table', () => {
  it('that changes while its state is read is read once more, however often it changed', async () => {
    const watcher = await watch('192.0.2.3');
    const other = await watch('192.0.2.3');
    expect([watcher.states, other.states]).toEqual([1, 1]);
    for (let change = 0; change < 3; change += 1) rooms.tell(game);
    await expect.poll(() => [watcher.states, other.states]).toEqual([3, 3]);
    rooms.tell(game);
    await expect.poll(() => [watcher.states, other.states]).toEqual([4, 4]);
  });

  it('tells nothing to a watcher who left', async () => {
    const [gone, present] = [await watch('192.0.2.4'), await watch('192.0.2.4')];
    gone.emit('close');
    rooms.tell(game);
    await expect.poll(() => present.states).toBe(2);
    expect([gone.states, rooms.watching(game)]).toEqual([1, 3]);
  });
});
