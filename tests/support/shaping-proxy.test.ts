import { createServer, type Server } from 'node:http';
import { connect } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Clock, NetworkProfile } from './network-line';
import { startShapingProxy } from './shaping-proxy';
import { startTlsFront } from './tls-front';

let server: Server;
let port: number;
const body = Buffer.alloc(40_000, 'x');

beforeAll(async () => {
  server = createServer((request, response) => void response.end(request.url === '/empty' ? '' : body));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});

afterAll(() => server.close());

/** A fake clock that jumps to the next timer once no other work is pending. */
class LeapingClock implements Clock {
  #time = 0;
  readonly #waiting: { time: number; act: () => void }[] = [];
  readonly now = () => this.#time;

  readonly later = (milliseconds: number, act: () => void): void => {
    this.#waiting.push({ time: this.#time + milliseconds, act });
    this.#waiting.sort((one, other) => one.time - other.time);
    setImmediate(() => this.#leap());
  };

  #leap(): void {
    const next = this.#waiting.shift()!;
    this.#time = Math.max(this.#time, next.time);
    next.act();
  }
}

/** Loads addresses concurrently over a slow network; returns the milliseconds on its clock. */
async function loadOver(line: NetworkProfile, ...paths: string[]): Promise<number> {
  const clock = new LeapingClock();
  const proxy = await startShapingProxy(port, line, { clock });
  const load = async (path: string) => (await fetch(`http://127.0.0.1:${proxy.port}${path}`)).arrayBuffer();
  await Promise.all(paths.map(load));
  await proxy.close();
  return clock.now();
}

describe('the slow network', () => {
  it('needs one round trip to connect and one to respond', async () => {
    expect(await loadOver({ down: 1e9, up: 1e9, roundTrip: 100 }, '/empty')).toBeCloseTo(200, 0);
  });

  it('shares its rate between connections', async () => {
    const line = { down: 1_600_000, up: 1e9, roundTrip: 0 };
    const bodies = (2 * body.length * 8 * 1000) / line.down;
    const heads = await loadOver(line, '/empty', '/empty');
    expect(heads).toBeGreaterThan(0);
    expect(await loadOver(line, '/', '/')).toBeCloseTo(bodies + heads, -1);
  });
});

describe('the https front', () => {
  it('speaks HTTP/2 and forwards the response', async () => {
    const front = await startTlsFront(port);
    const session = connect(`https://localhost:${front.port}`, { rejectUnauthorized: false });
    const stream = session.request({ ':path': '/' });
    let bytes = 0;
    for await (const chunk of stream) bytes += (chunk as Buffer).length;
    session.close();
    await front.close();
    expect(bytes).toBe(body.length);
  });
});
