import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as call from '#contract/calls/account';
import type { User } from '#contract/fields/user';
import { type TestDatabase, testDatabase } from '#tests/support/database';
import { TestBrowser, testApp, testPlatform } from '#tests/support/platform';
import { doorRoutes } from './door-routes';

let store: TestDatabase;
let app: FastifyInstance;

beforeAll(async () => {
  store = await testDatabase();
  app = await testApp(testPlatform(store.database, { COUNTRY_OVERRIDE: 'DE' }), [doorRoutes]);
});

afterAll(async () => {
  await app.close();
  await store.close();
});

describe('signing up', () => {
  it('once more is a sign-in, and lets in nobody whom that would keep out', async () => {
    const user = { ...call.signUp.example.body.user, email: 'twice@perigee.example' };
    const { json } = await new TestBrowser(app).send(call.signUp, { body: { user } });
    const again = (change: object = {}) => new TestBrowser(app).send(call.signUp, { body: { user: { ...user, ...change } } });
    expect((await again()).status).toBe(200);
    const set = (change: object) => store.database.updateTable('players').set(change).where('id', '=', (json as User).id).execute();
    await set({ status: 'locked' });
    expect((await again()).code).toBe('account_locked');
    await set({ status: 'active', two_factor_enabled: true });
    expect((await again()).code).toBe('second_factor_required');
    await set({ two_factor_enabled: false });
    for (let attempt = 0; attempt < 5; attempt += 1) await again({ password: 'Another!Way2026' });
    expect((await again()).code).toBe('account_locked');
  });
});
