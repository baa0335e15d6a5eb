import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusalKinds } from '#contract/refusals';
import { catalogues } from '#locales/texts';
import { buildApp } from '#server/app';
import { DatabaseUnavailable } from '#server/database/unavailable';
import { ownDatabase } from '#tests/support/database';
import { testPlatform } from '#tests/support/platform';
import { presentRefusal, refusalFrom, refuse, refuseGarbled, refuseIfEarly, Refused } from './refusals';

const { database } = ownDatabase();
let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  // Without a build, no address has a rendered page.
  app = await buildApp(testPlatform(database), { pages: { template: null, render: null } });
  app.get('/test/broken', async () => {
    throw new Error('relation "players" does not exist at /srv/app.ts:12');
  });
  app.get('/de/test/away', async () => {
    throw new DatabaseUnavailable('away');
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});

afterAll(() => app.close());

/** Sends raw bytes; returns the response until the connection ended. */
function sendRaw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => void socket.write(text));
    let received = '';
    socket.on('data', (chunk) => (received += chunk.toString()));
    socket.on('close', () => resolve(received));
    socket.on('error', reject);
  });
}

describe('a refusal', () => {
  it.each(Object.keys(refusalKinds))('%s has a text in every language [ERR-006a]', (code) => {
    for (const catalogue of Object.values(catalogues)) expect(catalogue).toHaveProperty([`refusals.${code}`]);
  });

  it('is in the caller’s language', () => {
    expect(presentRefusal(refuse('not_found'), 'en').error.message).toBe(catalogues.en['refusals.not_found']);
    expect(presentRefusal(refuse('not_found'), 'de').error.message).toBe(catalogues.de['refusals.not_found']);
  });

  it('of an unexpected error is internal and reveals nothing [ERR-006a, ERR-006b]', async () => {
    const response = await app.inject({ method: 'GET', url: '/test/broken' });
    expect([response.statusCode, response.headers['cache-control']]).toEqual([500, 'private, no-store']);
    expect(response.json()).toEqual({ error: { code: 'internal', message: catalogues.en['refusals.internal'], fields: {} } });
    expect(refusalFrom('a text')).toMatchObject({ code: 'internal' });
    expect(refusalFrom(null)).toMatchObject({ code: 'internal' });
  });

  it('of a page that a browser navigates to is a page in the address’s language, with a way on', async () => {
    const response = await app.inject({ method: 'GET', url: '/de/test/away', headers: { accept: 'text/html,*/*;q=0.8' } });
    expect([response.statusCode, response.headers['content-type'], response.headers['retry-after']]).toEqual([
      503,
      'text/html; charset=utf-8',
      '2',
    ]);
    expect(response.body).toContain('<html lang="de">');
    expect(response.body).toContain(catalogues.de['refusals.unavailable']);
    expect(response.body).toMatch(/<a href="">Erneut versuchen<\/a>\s*<a href="\/de">/);
    const called = await app.inject({ method: 'GET', url: '/de/test/away', headers: { accept: '*/*' } });
    expect(called.json().error.code).toBe('unavailable');
  });

  it.each(['/%', '/de/play/orbit-house/%zz', '/de/xx-bad/%E0%A4%A'])('of the malformed address %s is a page, too', async (url) => {
    const response = await app.inject({ method: 'GET', url, headers: { accept: 'text/html' } });
    expect([response.statusCode, response.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(response.body).toContain(url.startsWith('/de') ? '<html lang="de">' : '<html lang="en">');
  });

  it('isn’t sent over a connection over which nothing has come, such as a browser’s spare one', async () => {
    const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    const received = async (first: string) => {
      const pair = createServer((socket) =>
        setTimeout(() => {
          refuseGarbled(late as never, socket);
        }, 50),
      );
      await new Promise<void>((ready) => pair.listen(0, '127.0.0.1', ready));
      const client = connect((pair.address() as AddressInfo).port, '127.0.0.1', () => void client.write(first));
      let text = '';
      client.on('data', (chunk) => (text += chunk.toString()));
      await new Promise((done) => client.on('close', done));
      pair.close();
      return text;
    };
    expect(await received('')).toBe('');
  });

  it('of a database that’s away says when to try again', () => {
    expect(refusalFrom(new DatabaseUnavailable('away'))).toMatchObject({ code: 'unavailable', retryAfterSeconds: 2 });
  });

  const odd = ['/api/%zz', '/api/nowhere', `/api/games/${'x'.repeat(300)}/y`, '/api//', '/api/%00', '/x.php', '/.well-known/nothing.json'];
  it.each(odd)('has the common format for %s too [ERR-006a]', async (url) => {
    const response = await sendRaw(`GET ${url} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
    const [head, body] = response.split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1.1 404 /);
    expect(JSON.parse(body!.replace(/^[0-9a-f]+\r\n|\r\n0$/g, ''))).toEqual({
      error: { code: 'not_found', message: catalogues.en['refusals.not_found'], fields: {} },
    });
  });

  it.each([
    ['no HTTP at all', 'HELO there\r\n\r\n', 400, 'bad_json'],
    ['a header without end', `GET / HTTP/1.1\r\nhost: localhost\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`, 413, 'body_too_large'],
  ])('has the common format for %s [ERR-006a]', async (_name, text, status, code) => {
    const response = await sendRaw(text);
    expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(response.split('\r\n\r\n')[1]!)).toMatchObject({ error: { code, fields: {} } });
  });

  it('of an invalid host isn’t a server error', async () => {
    const response = await sendRaw(
      'POST /api/pwa_events HTTP/1.1\r\nhost: a"><b\r\norigin: http://x\r\ncontent-length: 0\r\nconnection: close\r\n\r\n',
    );
    expect(response).toMatch(/^HTTP\/1.1 403 /);
    expect(response).toContain('cross_site');
  });
});

it('the icon that browsers ask for beside a refusal is the brand’s', async () => {
  const response = await app.inject({ method: 'GET', url: '/favicon.ico' });
  expect([response.statusCode, response.headers.location]).toEqual([302, '/icons/perigee/favicon-32.png']);
});

it('an attempt that has to wait is refused with a Retry-After that is never too early', () => {
  const secondsOf = (waitMs: number) => {
    try {
      refuseIfEarly('rate_limited', waitMs);
      return null;
    } catch (error) {
      return error instanceof Refused ? [error.code, error.retryAfterSeconds] : error;
    }
  };
  expect([0, 1, 1000, 1001, 90_000].map(secondsOf)).toEqual([
    null,
    ['rate_limited', 1],
    ['rate_limited', 1],
    ['rate_limited', 2],
    ['rate_limited', 90],
  ]);
});
