import { createServer, type Server } from 'node:http';
import { connect } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1000;
}

describe('the slow line', () => {
  it('costs one round trip to connect and one to answer', async () => {
    const proxy = await startShapingProxy(port, { down: 1e9, up: 1e9, roundTrip: 100 });
    const seconds = await secondsOf(async () => (await fetch(`http://127.0.0.1:${proxy.port}/empty`)).text());
    await proxy.close();
    expect(seconds).toBeGreaterThan(0.19);
    expect(seconds).toBeLessThan(0.5);
  });

  it('shares its rate between connections', async () => {
    const proxy = await startShapingProxy(port, { down: 1_600_000, up: 1e9, roundTrip: 0 });
    const load = async () => (await fetch(`http://127.0.0.1:${proxy.port}/`)).arrayBuffer();
    const seconds = await secondsOf(() => Promise.all([load(), load()]));
    await proxy.close();
    expect(seconds).toBeGreaterThan(0.39);
    expect(seconds).toBeLessThan(0.8);
  });
});

describe('the https front', () => {
  it('speaks HTTP/2 and passes the answer on', async () => {
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
