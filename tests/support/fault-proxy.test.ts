import { Agent, createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Fault, oneWay } from './faults';
import { FaultProxy } from './fault-proxy';
import { RequestReader } from './request-reader';
import { pick, seeded } from './seeded';

/** Bodies that the server received completely, each of which had an effect. */
let effects: string[];
let platform: Server;
let agent: Agent;
let proxy: FaultProxy;

beforeEach(async () => {
  effects = [];
  agent = new Agent({ keepAlive: true, maxSockets: 1 });
  platform = createServer((received, response) => {
    const chunks: Buffer[] = [];
    received.on('data', (chunk: Buffer) => chunks.push(chunk));
    received.on('end', () => {
      effects.push(Buffer.concat(chunks).toString());
      response.end(`response to ${received.url}`);
    });
  });
  await new Promise<void>((resolve) => void platform.listen(0, '127.0.0.1', resolve));
  proxy = await FaultProxy.start((platform.address() as AddressInfo).port);
});

afterEach(async () => {
  agent.destroy();
  await proxy.close();
  platform.closeAllConnections();
  platform.close();
});

/** The result of a write through the proxy: its response, or the error. */
function write(body: string, path = '/write'): Promise<string> {
  return new Promise((resolve) => {
    const headers = { 'content-length': Buffer.byteLength(body) };
    const sending = request({ port: proxy.port, host: '127.0.0.1', method: 'POST', path, headers, agent }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => resolve(text));
      response.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'));
    });
    sending.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'));
    sending.end(body);
  });
}

const always = (fault: Fault) => {
  proxy.faultOf = () => fault;
};

describe('a proxy without faults', () => {
  it('forwards requests over reused connections, and records each one', async () => {
    const long = 'x'.repeat(200_000);
    expect([await write('one'), await write(long, '/long'), await write('three')]).toEqual([
      'response to /write',
      'response to /long',
      'response to /write',
    ]);
    expect(effects).toEqual(['one', long, 'three']);
    expect(proxy.exchanges.map(({ method, path, fault }) => [method, path, fault])).toEqual([
      ['POST', '/write', null],
      ['POST', '/long', null],
      ['POST', '/write', null],
    ]);
    expect([proxy.count('POST /'), proxy.count('POST /long'), proxy.count('GET /')]).toEqual([3, 1, 0]);
  });

  it('has the configured latency', async () => {
    const slow = await FaultProxy.start((platform.address() as AddressInfo).port, {
      roundTrip: 60,
      jitter: 5,
      bitsPerSecond: 1_000_000,
      seed: 7,
    });
    [proxy] = [slow, await proxy.close()];
    const startedAt = performance.now();
    await write('x'.repeat(10_000));
    expect(performance.now() - startedAt).toBeGreaterThan(60 + 80);
  });
});

describe('a reset', () => {
  it.each([0, 1, 20, 60, 100])('after %i bytes of a request leaves no effect', async (at) => {
    always({ kind: 'reset', way: 'up', at });
    expect(await write('x'.repeat(60))).toBe('ECONNRESET');
    expect([effects, proxy.exchanges[0]!.up]).toEqual([[], at]);
  });

  it.each([0, 1, 50, 120])('after %i bytes of a response doesn’t prevent the effect', async (at) => {
    always({ kind: 'reset', way: 'down', at });
    expect(await write('one')).not.toBe('response to /write');
    expect([effects, proxy.exchanges[0]!.down]).toEqual([['one'], at]);
  });

  it('beyond the last byte never happens', async () => {
    always({ kind: 'reset', way: 'up', at: 10_000 });
    expect(await write('one')).toBe('response to /write');
  });
});

describe('a lost response', () => {
  it('doesn’t prevent the effect', async () => {
    always({ kind: 'lost-response' });
    expect(await write('one')).toBe('ECONNRESET');
    proxy.heal();
    expect(await write('two')).toBe('response to /write');
    expect(effects).toEqual(['one', 'two']);
  });
});

describe('a duplicated request', () => {
  it('has its effect twice without an idempotency key, and one response', async () => {
    always({ kind: 'duplicate' });
    expect(await write('one')).toBe('response to /write');
    await expect.poll(() => effects).toEqual(['one', 'one']);
  });
});

describe('a silent connection', () => {
  it('transfers nothing until it’s healed; whether there was an effect depends on the direction', async () => {
    const ends: string[] = [];
    always(oneWay('up'));
    void write('up').then((end) => ends.push(`up ${end}`));
    await expect.poll(() => effects).toEqual(['up']);
    proxy.heal();
    await expect.poll(() => ends).toEqual(['up ECONNRESET']);
    always(oneWay('down'));
    void write('down').then((end) => ends.push(`down ${end}`));
    await expect.poll(() => proxy.exchanges.length).toBe(2);
    proxy.heal();
    await expect.poll(() => ends).toEqual(['up ECONNRESET', 'down ECONNRESET']);
    expect(effects).toEqual(['up']);
  });
});

describe('a cut connection', () => {
  it('resets open and new connections, until it’s healed', async () => {
    await write('one');
    proxy.cut();
    expect(await write('two')).toBe('ECONNRESET');
    proxy.heal();
    expect(await write('three')).toBe('response to /write');
    expect(effects).toEqual(['one', 'three']);
  });
});

describe('the request reader', () => {
  it('finds each request in any split of the bytes', () => {
    const stream = Buffer.from('POST /a HTTP/1.1\r\nContent-Length: 5\r\n\r\nhelloGET /b?c HTTP/1.1\r\nhost: x\r\n\r\n');
    for (let size = 1; size <= stream.length; size += 1) {
      const reader = new RequestReader();
      const pieces = [];
      for (let at = 0; at < stream.length; at += size) pieces.push(...reader.read(stream.subarray(at, at + size)));
      expect(Buffer.concat(pieces.map(({ bytes }) => bytes))).toEqual(stream);
      expect(pieces.flatMap(({ begins }) => begins ?? [])).toEqual([
        { method: 'POST', path: '/a' },
        { method: 'GET', path: '/b?c' },
      ]);
      expect(pieces.filter(({ isEnd }) => isEnd)).toHaveLength(2);
    }
  });
});

describe('seeded numbers', () => {
  it('are the same for the same seed, and evenly spread', () => {
    const draw = (seed: number) => Array.from({ length: 200 }, seeded(seed));
    expect(draw(3)).toEqual(draw(3));
    expect(draw(3)).not.toEqual(draw(4));
    expect(new Set(draw(3).map((chance) => pick(['a', 'b', 'c'], chance))).size).toBe(3);
  });
});
