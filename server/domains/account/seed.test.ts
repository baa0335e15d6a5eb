import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { getPlayer, signIn } from '#contract/calls/account';
import { profileSchema } from '#contract/fields/profile';
import type { User } from '#contract/fields/user';
import { inTransaction } from '#server/database/connection';
import { ownDatabase } from '#tests/support/database';
import { TestBrowser, testApp, testPlatform } from '#tests/support/platform';
import { signInRoutes } from '#server/composition/sign-in-routes';
import { profileRoutes } from './routes';
import { demoPlayers, seedPlayers } from './seed';

const { database } = ownDatabase();

describe('demo players', () => {
  it('sign in with their groups, like the contract’s example', async () => {
    const seeded = await inTransaction(database, (transaction) => seedPlayers(transaction, testPlatform(database), new Date()));
    expect(seeded.map(({ key }) => key)).toEqual(demoPlayers.map(({ key }) => key));
    const app = await testApp(testPlatform(database), [signInRoutes, profileRoutes]);
    const browser = new TestBrowser(app);
    expect((await browser.send(signIn, signIn.example)).status).toBe(200);
    expect((await browser.send(getPlayer)).json).toMatchObject({ statuses: [{ id: 257, name: 'Bronze' }], currency: 'EUR' });
    await browser.send(signIn, { body: { user: { email: 'tester@perigee.example', password: 'Perigee!2026' } } });
    expect(((await browser.send(getPlayer)).json as User).groups).toContain(21);
    await app.close();
  });

  it('have profiles that their own forms accept', () => {
    const own = Object.keys(profileSchema.entries) as (keyof typeof profileSchema.entries)[];
    for (const demo of demoPlayers) {
      const profile = Object.fromEntries(
        own.flatMap((field) => (field in demo && demo[field as never] !== null ? [[field, demo[field as never]]] : [])),
      );
      expect([demo.key, v.safeParse(profileSchema, profile).issues]).toEqual([demo.key, undefined]);
    }
  });
});
