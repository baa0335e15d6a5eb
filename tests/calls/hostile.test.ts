import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getPlayer, signIn } from '#contract/calls/account';
import { getGame } from '#contract/calls/games';
import { createDeposit } from '#contract/calls/cashbox';
import { buildApp } from '#server/app';
import { demoPlayers } from '#server/domains/account/seed';
import { faultsOf, pageHeaders, send } from './asking';
import { cookieOf, openStage, type Stage } from './stage';

let stage: Stage;

beforeAll(async () => {
  stage = await openStage();
});

afterAll(() => stage.close());

describe('malicious input is refused without a server error', () => {
  it('a field called __proto__', async () => {
    const response = await stage.app.inject(`${getPlayer.path.replace('/player', '/games')}?__proto__=1`);
    expect(response.statusCode).toBeLessThan(500);
    const asked = await send(
      stage,
      getPlayer,
      { query: JSON.parse('{"__proto__":"1"}') as Record<string, string> },
      await cookieOf(stage, stage.players.regular),
    );
    expect([asked.code, faultsOf(asked)]).toEqual(['bad_input', []]);
    expect(Object.keys((asked.json as { error: { fields: object } }).error.fields)).toEqual(['__proto__']);
  });

  it('deeply nested JSON, in a write with a key', async () => {
    const text = `{"a":${'['.repeat(60_000)}${']'.repeat(60_000)}}`;
    const asked = await send(stage, createDeposit, { text }, await cookieOf(stage, stage.players.regular));
    expect([asked.code, faultsOf(asked)]).toEqual(['bad_json', []]);
  });

  it('a path segment longer than any id', async () => {
    const url = getGame.path.replace(/\{\w+\}/, 'x'.repeat(300));
    const response = await stage.app.inject(url);
    expect([response.statusCode, response.json()]).toMatchObject([404, { error: { code: 'not_found' } }]);
  });
});

describe('an invalid X-Forwarded-For', () => {
  let limited: FastifyInstance;

  beforeAll(async () => {
    limited = await buildApp({ ...stage.platform, environment: { ...stage.platform.environment, rateLimits: true } });
  });

  afterAll(() => limited.close());

  it.each(['self', 'self DE', 'x'.repeat(500), '<script>'])('doesn’t fail a sign-in with an error: %s', async (forwarded) => {
    const body = { user: { email: demoPlayers[0]!.email, password: 'not this one' } };
    const response = await limited.inject({
      method: 'POST',
      url: signIn.path,
      payload: body,
      headers: { ...pageHeaders(randomUUID()), 'x-forwarded-for': forwarded },
    });
    expect(response.statusCode).toBeLessThan(500);
  });

  it('doesn’t circumvent rate limits', async () => {
    const statuses = new Set<number>();
    for (let time = 0; time < 1300; time += 1)
      statuses.add(
        (await limited.inject({ url: getGame.path.replace(/\{\w+\}/, 'nothing'), headers: { 'x-forwarded-for': 'self' } })).statusCode,
      );
    expect(statuses).toEqual(new Set([422, 429]));
  });
});

it('a body that arrives too slowly times out after eight seconds', async () => {
  await stage.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = stage.app.server.address() as AddressInfo;
  const begun = performance.now();
  const socket = connect(port, '127.0.0.1');
  socket.write(`POST ${createDeposit.path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n`);
  const drip = setInterval(() => socket.write(' '), 500);
  const said: string[] = [];
  socket.on('data', (chunk) => said.push(String(chunk)));
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.on('close', resolve));
  clearInterval(drip);
  expect(said.join('')).toContain('timed_out');
  expect(performance.now() - begun).toBeLessThan(15_000);
}, 30_000);
