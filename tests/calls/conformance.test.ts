import { afterAll, expect, it } from 'vitest';
import type { Call } from '#contract/call';
import { providerInit, providerSettle, providerWager } from '#contract/calls/provider';
import { providerRoutes } from '#server/composition/provider-routes';
import { gameRoutes } from '#server/domains/games/routes';
import { playRoutes } from '#server/domains/play/routes';
import { reconcile } from '#server/database/ledger';
import { openGame } from '#tests/support/frame';
import { ownServer } from '#tests/support/own-server';
import { checkProvider, type Send } from '../../scripts/conformance/checks';

const server = ownServer([gameRoutes, playRoutes, providerRoutes]);
const { database } = server;

afterAll(async () => {
  expect(await reconcile(database, true)).toEqual([]);
});

/** A launch of a game with money and a transport to its server; `change` simulates a faulty provider. */
async function providerOf(game: string, change: (call: Call, json: unknown) => unknown = (_call, json) => json) {
  const { frame } = await openGame(server.app, database, game, 10_000);
  const send: Send = async (call, body, { token, key }) => {
    const headers = { authorization: `Bearer ${token}`, origin: 'http://localhost', ...(key && { 'idempotency-key': key }) };
    const { statusCode, body: text } = await server.app.inject({ method: call.method, url: call.path, headers, payload: body as object });
    return { status: statusCode, json: change(call, JSON.parse(text)) };
  };
  return { send, token: frame.launched.token };
}

const failed = (results: Awaited<ReturnType<typeof checkProvider>>) => results.filter(({ problem }) => problem !== null);

it.each(['orbit-house:orbit-roulette', 'orbit-house:orbit-dice', 'orbit-house:penumbral-mare'])(
  'our own server conforms to the protocol with %s',
  async (game) => {
    const { send, token } = await providerOf(game);
    const results = await checkProvider(send, token);
    expect(failed(results)).toEqual([]);
    expect(results).toHaveLength(12);
  },
);

it('the problems of a provider are listed: a wrong format, a wrong stake, a double payment', async () => {
  let settled = 0;
  const { send, token } = await providerOf('orbit-house:orbit-roulette', (call, json) => {
    const body = json as { balance_cents?: number };
    if (call === providerWager && body.balance_cents !== undefined) return { ...body, balance_cents: body.balance_cents - 1 };
    return call === providerSettle && body.balance_cents !== undefined ? { ...body, balance_cents: body.balance_cents + settled++ } : json;
  });
  const names = failed(await checkProvider(send, token)).map(({ name }) => name);
  expect(names).toContain('takes a bet and its stake');
  expect(names).toContain('settles a round once, also for repeats');
  const { send: shapeless, token: other } = await providerOf('orbit-house:orbit-roulette', (call, json) =>
    call === providerInit ? { session: null } : json,
  );
  expect(failed(await checkProvider(shapeless, other))[0]).toMatchObject({
    problem: expect.stringContaining('the body isn’t as declared'.replace('’', "'")),
  });
});
