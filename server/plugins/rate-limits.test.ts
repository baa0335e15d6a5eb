import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getPlayer, signOut } from '#contract/calls/account';
import { getVipLevels } from '#contract/calls/vip';
import { doorRoutes } from '#server/domains/account/door-routes';
import { profileRoutes } from '#server/domains/account/routes';
import { vipRoutes } from '#server/domains/vip/routes';
import { type TestDatabase, testDatabase } from '#tests/support/database';
import { TestBrowser, testApp, type TestPlatform, testPlatform } from '#tests/support/platform';
import { signedIn } from '#tests/support/signed-in';

let store: TestDatabase;
let platform: TestPlatform;
let app: FastifyInstance;

beforeAll(async () => {
  store = await testDatabase();
  platform = testPlatform(store.database, { RATE_LIMITS: '1' });
  app = await testApp(platform, [doorRoutes, profileRoutes, vipRoutes]);
});

afterAll(async () => {
  await app.close();
  await store.close();
});

async function statusesOf(times: number, ask: () => Promise<{ status: number }>): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (let time = 0; time < times; time += 1) {
    const { status } = await ask();
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

describe('a caller who asks too often', () => {
  it('is refused at a door after forty in a minute, told when to come back, and let in again then', async () => {
    const guest = new TestBrowser(app);
    expect(await statusesOf(45, () => guest.send(signOut))).toEqual({ 200: 40, 429: 5 });
    const refused = await app.inject({ method: 'DELETE', url: signOut.path, headers: { 'sec-fetch-site': 'same-origin' } });
    expect(refused.json()).toMatchObject({ error: { code: 'rate_limited', fields: {} } });
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    platform.clock.pass(wait * 1000);
    expect((await guest.send(signOut)).status).toBe(200);
    expect((await guest.send(signOut)).status).toBe(429);
  });

  it('still reads, and closes no door of a player at the same address', async () => {
    const guest = new TestBrowser(app);
    await statusesOf(45, () => guest.send(signOut));
    expect((await guest.send(getVipLevels)).status).toBe(200);
    const { browser } = await signedIn(app, store.database);
    expect((await browser.send(getPlayer)).status).toBe(200);
    expect((await browser.send(signOut)).status).toBe(200);
  });
});
