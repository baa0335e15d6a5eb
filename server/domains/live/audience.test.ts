import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterAll, describe, expect, it } from 'vitest';
import { Audience } from './audience';

/** The maximum number of streams of an address. */
const AT_MOST = 1_000;

/** A client's connection that collects what's written to it. */
class Connection extends EventEmitter {
  readonly written: string[] = [];
  writableEnded = false;
  destroyed = false;
  write = (text: string) => this.written.push(text) > 0;
  end = () => void (this.writableEnded = true);
}

const audience = new Audience(
  async () => undefined,
  async () => undefined,
);
afterAll(() => audience.close());

function join(network: string, game: string): Connection {
  const connection = new Connection();
  audience.join(game, connection as unknown as ServerResponse, network);
  return connection;
}

describe('the streams of an address', () => {
  it('are limited over all tables and per address, and closing one frees its place', () => {
    const [first] = Array.from({ length: AT_MOST - 1 }, (_, at) => join('192.0.2.1', `house:table-${at % 3}`));
    expect(audience.hasRoom('192.0.2.1')).toBe(true);
    join('192.0.2.1', 'house:table-0');
    expect([audience.hasRoom('192.0.2.1'), audience.hasRoom('192.0.2.2')]).toEqual([false, true]);
    first!.emit('close');
    first!.emit('close');
    expect(audience.hasRoom('192.0.2.1')).toBe(true);
    join('192.0.2.1', 'house:table-0');
    expect(audience.hasRoom('192.0.2.1')).toBe(false);
  });
});

describe('a table', () => {
  it('sends to its watchers, not to those who have left or watch another table', () => {
    const [gone, present, elsewhere] = [join('192.0.2.3', 'house:a'), join('192.0.2.3', 'house:a'), join('192.0.2.3', 'house:b')];
    gone.emit('close');
    audience.tell('house:a', 'news');
    expect([gone.written, present.written, elsewhere.written]).toEqual([[], ['news'], []]);
    expect(audience.of('house:a').size).toBe(1);
  });
});
