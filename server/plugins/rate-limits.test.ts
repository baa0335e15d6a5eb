import type { FastifyRequest } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { getPlayer, signOut } from '#contract/calls/account';
import { getVipLevels } from '#contract/calls/vip';
import { receiveCallback } from '#contract/calls/cashbox';
import { providerInit } from '#contract/calls/provider';
import { signInRoutes } from '#server/composition/sign-in-routes';
import { profileRoutes } from '#server/domains/account/routes';
import { cashboxRoutes } from '#server/domains/cashbox/routes';
import { vipRoutes } from '#server/domains/vip/routes';
import { ownServer } from '#tests/support/own-server';
import { TestBrowser } from '#tests/support/platform';
import { signedIn } from '#tests/support/signed-in';
import { allow, allowUncalled, oneOfFew } from './rate-limits';
import { Refused } from './refusals';

const server = ownServer([signInRoutes, profileRoutes, vipRoutes, cashboxRoutes], { RATE_LIMITS: '1' });
const { database, platform } = server;

beforeAll(() => void server.app.get('/test/file', async () => 'text'));

async function statusesOf(times: number, ask: () => Promise<{ status: number }>): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (let time = 0; time < times; time += 1) {
    const { status } = await ask();
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

/** The parts of a request that limits read. */
function asks({ url = '', network, authorization }: { url?: string; network: string; authorization?: string }): FastifyRequest {
  const asked = { caller: { session: null, address: network, network }, headers: { authorization }, routeOptions: { url, config: {} } };
  return asked as unknown as FastifyRequest;
}

/** How many of the attempts aren't refused. */
function passed(times: number, attempt: (at: number) => void): number {
  let count = 0;
  for (let at = 0; at < times; at += 1) {
    try {
      attempt(at);
      count += 1;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }
  return count;
}

describe('a caller over the limit', () => {
  it('is refused sign-in attempts after forty a minute, gets a Retry-After, and is accepted again then', async () => {
    const guest = new TestBrowser(server.app);
    expect(await statusesOf(45, () => guest.send(signOut))).toEqual({ 200: 40, 429: 5 });
    const refused = await server.app.inject({ method: 'DELETE', url: signOut.path, headers: { 'sec-fetch-site': 'same-origin' } });
    expect(refused.json()).toMatchObject({ error: { code: 'rate_limited', fields: {} } });
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    platform.clock.pass(wait * 1000);
    expect((await guest.send(signOut)).status).toBe(200);
    expect((await guest.send(signOut)).status).toBe(429);
  });

  it('can still read, and doesn’t throttle a player at the same address', async () => {
    const guest = new TestBrowser(server.app);
    await statusesOf(45, () => guest.send(signOut));
    expect((await guest.send(getVipLevels)).status).toBe(200);
    const { browser } = await signedIn(server.app, database);
    expect((await browser.send(getPlayer)).status).toBe(200);
    expect((await browser.send(signOut)).status).toBe(200);
  });

  it('is identified by the network of an IPv6 address, not by the single address', async () => {
    const from = (remoteAddress: string) => async () => ({
      status: (
        await server.app.inject({ method: 'DELETE', url: signOut.path, remoteAddress, headers: { 'sec-fetch-site': 'same-origin' } })
      ).statusCode,
    });
    let host = 0;
    expect(await statusesOf(45, () => from(`2001:db8:5:1::${((host += 1)).toString(16)}`)())).toEqual({ 200: 40, 429: 5 });
    expect(await statusesOf(1, from('2001:db8:5:2::1'))).toEqual({ 200: 1 });
  });

  it('is refused pages and files too after very many', async () => {
    for (const [url, most] of [
      ['/*', 600],
      ['/covers/:file', 6_000],
      ['/readyz', 6_000],
    ] as const) {
      const request = asks({ url, network: `guest of ${url}` });
      expect(passed(7_000, () => allowUncalled(platform, request))).toBe(most);
    }
  });

  it('is refused a file over HTTP the same way as a call', async () => {
    const request = asks({ url: '/test/file', network: '127.0.0.1' });
    passed(7_000, () => allowUncalled(platform, request));
    const { statusCode, headers } = await server.app.inject('/test/file');
    expect([statusCode, headers['retry-after']]).toEqual([429, '1']);
  });
});

describe('a caller for many players at one address', () => {
  it('as a payment provider has a high limit for webhooks', async () => {
    const provider = new TestBrowser(server.app);
    expect(await statusesOf(200, () => provider.send(receiveCallback, receiveCallback.example))).toEqual({ 403: 200 });
  });

  it('as a frame is limited by its own launch, and together with all frames there', () => {
    const launched = (token: number) => asks({ network: '198.51.100.7', authorization: `Bearer ${token}` });
    const frame = (token: number) => passed(1_300, () => allow(platform, providerInit, launched(token)));
    expect([frame(0), frame(1)]).toEqual([1_200, 1_200]);
    expect(passed(20_000, (at) => allow(platform, providerInit, launched(2 + at)))).toBe(12_000 - 2_600);
  });
});

it('a player’s sixty-fifth concurrent call is refused, another player’s and a later one aren’t', async () => {
  const call = (player: number, work: Promise<void>) => {
    const request = { caller: { session: { player }, address: '198.51.100.8', network: 'x' } } as unknown as FastifyRequest;
    return oneOfFew(platform, getPlayer, request, () => work);
  };
  const done = Promise.resolve();
  let finish = () => {};
  const work = new Promise<void>((resolve) => (finish = resolve));
  const pending = Array.from({ length: 63 }, () => call(1, work));
  await expect(call(1, done)).resolves.toBeUndefined();
  pending.push(call(1, work));
  await expect(call(1, done)).rejects.toMatchObject({ code: 'rate_limited', retryAfterSeconds: 1 });
  await expect(call(2, done)).resolves.toBeUndefined();
  finish();
  await Promise.all(pending);
  await expect(call(1, done)).resolves.toBeUndefined();
});
