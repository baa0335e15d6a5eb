import type { FastifyRequest } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getPlayer } from '#contract/calls/account';
import { profileRoutes } from '#server/domains/account/routes';
import { gameRoutes } from '#server/domains/games/routes';
import { playRoutes } from '#server/domains/play/routes';
import { providerRoutes } from '#server/composition/provider-routes';
import { reconcile } from '#server/database/ledger';
import { eventually } from '#tests/support/eventually';
import { onRed, openGame } from '#tests/support/frame';
import { ownServer } from '#tests/support/own-server';
import { TestBrowser, testApp } from '#tests/support/platform';
import { signedIn } from '#tests/support/signed-in';
import { allow } from './rate-limits';
import { hashToken, newToken } from './session';

const table = 'orbit-house:orbit-roulette';
const server = ownServer([profileRoutes, gameRoutes, playRoutes, providerRoutes], { RATE_LIMITS: '1' }, { poolSize: 2, waiting: 8 });
const { database, platform } = server;

/** How often each occurred. */
function counted<T extends string | number>(values: readonly T[]): Partial<Record<T, number>> {
  const counts: Partial<Record<T, number>> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}

const isOf = (allowed: readonly number[]) => (statuses: Record<number, number>) =>
  Object.keys(statuses).filter((status) => !allowed.includes(Number(status)));

afterEach(() => vi.restoreAllMocks());

describe('an overloaded server', () => {
  it('responds to 1,200 concurrent bets of one player only with a round, round_open, 429 or 503, and the ledger is balanced', async () => {
    const { frame, player } = await openGame(server.app, database, table, 1_000_000);
    const responses = await Promise.all(Array.from({ length: 1200 }, () => frame.wager(onRed(100))));
    const statuses = counted(responses.map(({ status }) => status)) as Record<number, number>;
    expect(isOf([200, 409, 429, 503])(statuses)).toEqual([]);
    expect(new Set(responses.filter(({ status }) => status === 409).map(({ code }) => code))).toEqual(
      new Set(statuses[409] ? ['round_open'] : []),
    );
    expect(statuses[200]).toBeGreaterThan(0);
    const { rounds } = await database
      .selectFrom('rounds')
      .select(({ fn }) => fn.countAll<number>().as('rounds'))
      .where('player_id', '=', player)
      .executeTakeFirstOrThrow();
    expect(Number(rounds)).toBe(statuses[200]);
    expect(await reconcile(database, true)).toEqual([]);
  });

  it('immediately refuses requests beyond its queue, with Retry-After and one line in the log', async () => {
    const { browser } = await signedIn(server.app, database);
    const app = await testApp({ ...platform, environment: { ...platform.environment, rateLimits: false } }, [profileRoutes]);
    const logged = vi.spyOn(app.log, 'error');
    const unlimited = new TestBrowser(app);
    unlimited.cookies.set('sid', browser.cookies.get('sid')!);
    const asked = Array.from({ length: 200 }, () => app.inject({ url: getPlayer.path, cookies: Object.fromEntries(unlimited.cookies) }));
    const responses = await Promise.all(asked);
    const refused = responses.filter(({ statusCode }) => statusCode === 503);
    expect(isOf([200, 503])(counted(responses.map(({ statusCode }) => statusCode)) as Record<number, number>)).toEqual([]);
    expect(refused.length).toBeGreaterThan(100);
    expect(refused[0]!.headers['retry-after']).toBe('2');
    expect(refused[0]!.json()).toMatchObject({ error: { code: 'unavailable' } });
    expect(logged.mock.calls.length).toBeLessThan(10);
    await app.close();
  });

  it('accepts as many calls as may wait for the database, and finishes those', async () => {
    const { browser } = await signedIn(server.app, database);
    const app = await testApp({ ...platform, environment: { ...platform.environment, rateLimits: false } }, [profileRoutes]);
    const { waitingAtMost: most } = database.pool;
    const query = database.pool.query.bind(database.pool);
    let open: () => void = () => undefined;
    const opened = new Promise<void>((resolve) => (open = resolve));
    const held = vi.spyOn(database.pool, 'query').mockImplementation((...statement) => opened.then(() => query(...statement)));
    const refused = vi.fn();
    const ask = () => app.inject({ url: getPlayer.path, cookies: { sid: browser.cookies.get('sid')! } });
    const asked = Array.from({ length: most + 1 }, ask);
    for (const response of asked) void response.then(refused);
    await eventually(() => expect(held.mock.calls.length + refused.mock.calls.length).toBe(most + 1));
    expect(held).toHaveBeenCalledTimes(most);
    open();
    const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
    expect(counted(statuses)).toEqual({ 200: most, 503: 1 });
    await app.close();
  });
});

describe('cookies of unknown sessions', () => {
  it('have a limited number of lookups per network, without affecting known sessions', async () => {
    const { browser } = await signedIn(server.app, database);
    expect((await browser.send(getPlayer)).status).toBe(200);
    const looks = vi.spyOn(database.pool, 'connect');
    const statuses: number[] = [];
    for (let time = 0; time < 200; time += 1) {
      const stranger = new TestBrowser(server.app);
      stranger.cookies.set('sid', newToken());
      statuses.push((await stranger.send(getPlayer)).status);
    }
    expect(counted(statuses)[401]).toBeLessThanOrEqual(130);
    expect(looks.mock.calls.length).toBeLessThanOrEqual(130);
    expect(counted(statuses)[429]).toBeGreaterThanOrEqual(70);
    looks.mockRestore();
    expect((await browser.send(getPlayer)).status).toBe(200);
  });

  it('of players aren’t limited, since any number of players may share a network', async () => {
    const { player } = await signedIn(server.app, database);
    const tokens = Array.from({ length: 130 }, () => newToken());
    const sessions = tokens.map((token) => ({ token_hash: hashToken(token), player_id: player, epoch: token.slice(0, 12) }));
    await database.insertInto('sessions').values(sessions).execute();
    const statuses: number[] = [];
    for (const sid of tokens)
      statuses.push((await server.app.inject({ url: getPlayer.path, remoteAddress: '203.0.113.7', cookies: { sid } })).statusCode);
    expect(counted(statuses)).toEqual({ 200: 130 });
  });
});

it('a player over the rate limit is refused without a database query', async () => {
  platform.clock.pass(120_000);
  const { browser, player } = await signedIn(server.app, database);
  expect((await browser.send(getPlayer)).status).toBe(200);
  const asked = { caller: { session: { player }, address: '203.0.113.8', network: '203.0.113.8' } } as unknown as FastifyRequest;
  expect(() => {
    for (let time = 0; time < 1300; time += 1) allow(platform, getPlayer, asked);
  }).toThrow('rate_limited');
  const looks = vi.spyOn(database.pool, 'connect');
  expect((await browser.send(getPlayer)).code).toBe('rate_limited');
  expect(looks).not.toHaveBeenCalled();
  looks.mockRestore();
});
