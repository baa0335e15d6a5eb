import { createServer, request, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { headers } from '../../contract/headers';
import { PlatformFailed, type PlatformProcess } from './platform-process';
import { passOn } from './proxy';

const open: Server[] = [];

afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(listener: RequestListener): Promise<number> {
  const server = createServer(listener);
  open.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

/** A proxy in front of servers with this handler, at the ports that it returns one after the other. */
async function frontOf(port: () => Promise<number>): Promise<number> {
  const platform = { port } as unknown as PlatformProcess;
  return listen(
    (asked, response) =>
      void passOn(asked, response, platform, (html) => Promise.resolve({ html: `${html}<!--finished-->`, policy: "default-src 'self'" })),
  );
}

function ask(port: number, path = '/', sent: Record<string, string> = {}, method = 'GET'): Promise<IncomingMessage> {
  return new Promise((done, failed) => {
    request({ host: '127.0.0.1', port, path, method, headers: sent, agent: false }, done).once('error', failed).end();
  });
}

it('passes host, cookies and status unchanged, and doesn’t compress responses', async () => {
  const platform = await listen(
    ({ headers: asked }, response) => void response.writeHead(418, { 'set-cookie': ['a=1', 'b=2'] }).end(JSON.stringify(asked)),
  );
  const front = await frontOf(() => Promise.resolve(platform));
  const response = await ask(front, '/api', { host: 'meridian.localhost:4000', cookie: 'sid=x', 'accept-encoding': 'br' });
  expect(response.statusCode).toBe(418);
  expect(response.headers['set-cookie']).toEqual(['a=1', 'b=2']);
  const asked = JSON.parse(await text(response)) as Record<string, string>;
  expect(asked).toMatchObject({ host: 'meridian.localhost:4000', cookie: 'sid=x', 'x-forwarded-for': '127.0.0.1' });
  expect(asked).not.toHaveProperty('accept-encoding');
});

it('a stream arrives in chunks, before it ends', async () => {
  const platform = await listen(
    (_asked, response) => void response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: 1\n\n'),
  );
  const response = await ask(await frontOf(() => Promise.resolve(platform)));
  const first = await new Promise<Buffer>((done) => response.once('data', done));
  expect(first.toString()).toBe('data: 1\n\n');
  response.destroy();
});

it.each([
  ['of the app is finished', { [headers.release]: 'development' }, '<p>x</p><!--finished-->'],
  ['of somebody else stays as it is', {}, '<p>x</p>'],
])('a page %s', async (_what, more, expected) => {
  const platform = await listen(
    (_asked, response) => void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...more }).end('<p>x</p>'),
  );
  expect(await text(await ask(await frontOf(() => Promise.resolve(platform))))).toBe(expected);
});

it('a read that hit a server shutting down is retried at its successor, and a write isn’t', async () => {
  const next = await listen((_asked, response) => void response.end('next'));
  const leaving = await listen((asked) => asked.socket.destroy());
  const frontAfter = () => {
    const ports = [leaving, next];
    return frontOf(() => Promise.resolve(ports.shift()!));
  };
  expect(await text(await ask(await frontAfter()))).toBe('next');
  expect((await ask(await frontAfter(), '/', {}, 'POST')).statusCode).toBe(503);
});

it('a server that cannot start is reported with its output, as text', async () => {
  const response = await ask(await frontOf(() => Promise.reject(new PlatformFailed('<broken>'))));
  expect(response.statusCode).toBe(503);
  expect(await text(response)).toContain('<pre>&lt;broken&gt;</pre>');
});
