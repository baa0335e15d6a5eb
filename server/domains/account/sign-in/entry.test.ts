import { describe, expect, it } from 'vitest';
import * as call from '#contract/calls/account';
import type { User } from '#contract/fields/user';
import { ownServer } from '#tests/support/own-server';
import { TestBrowser } from '#tests/support/platform';
import { signInRoutes } from '#server/composition/sign-in-routes';

const server = ownServer([signInRoutes]);
const { database } = server;

describe('password checks', () => {
  it('don’t reveal whether an address has an account when a code is wrong', async () => {
    const user = { ...call.signUp.example.body.user, email: 'known@perigee.example' };
    await new TestBrowser(server.app).send(call.signUp, { body: { user } });
    const guess = (email: string) =>
      new TestBrowser(server.app).send(call.newPassword, { body: { user: { email, code: '000000', password: 'Another!Way2026' } } });
    const [known, stranger] = [await guess('known@perigee.example'), await guess('nobody@perigee.example')];
    expect([known.status, known.code]).toEqual([stranger.status, stranger.code]);
    expect(known.code).toBe('token_invalid');
  });

  it('count re-entered passwords per session, so a stranger at the sign-in can’t lock the player’s cashbox', async () => {
    const user = { ...call.signUp.example.body.user, email: 'owner@perigee.example' };
    const browser = new TestBrowser(server.app);
    await browser.send(call.signUp, { body: { user } });
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await new TestBrowser(server.app).send(call.signIn, { body: { user: { email: user.email, password: 'Another!Way2026' } } });
    }
    const again = (password: string) => browser.send(call.reauthenticate, { body: { password } });
    expect((await again(user.password)).status).toBe(200);
    for (let attempt = 0; attempt < 5; attempt += 1) expect((await again('Another!Way2026')).code).toBe('wrong_credentials');
    expect((await again(user.password)).code).toBe('account_locked');
  });
});

describe('signing up', () => {
  it('is refused with a reason on the Estonian host; other hosts accept the same data [AUTH-010c]', async () => {
    const user = { ...call.signUp.example.body.user, email: 'tallinn@perigee.example' };
    const refused = await new TestBrowser(server.app, { host: 'ee.perigee.localhost' }).send(call.signUp, { body: { user } });
    expect([refused.status, refused.code]).toEqual([451, 'registration_restricted']);
    expect(refused.json).toMatchObject({ error: { message: 'Registration restricted in your country' } });
    expect((await new TestBrowser(server.app).send(call.signUp, { body: { user } })).status).toBe(200);
  });

  it('again works as a sign-in, with the same refusals', async () => {
    const user = { ...call.signUp.example.body.user, email: 'twice@perigee.example' };
    const { json } = await new TestBrowser(server.app).send(call.signUp, { body: { user } });
    const again = (change: object = {}) => new TestBrowser(server.app).send(call.signUp, { body: { user: { ...user, ...change } } });
    expect((await again()).status).toBe(200);
    const set = (change: object) =>
      database
        .updateTable('players')
        .set(change)
        .where('id', '=', (json as User).id)
        .execute();
    await set({ status: 'locked' });
    expect((await again()).code).toBe('account_locked');
    await set({ status: 'active', two_factor_enabled: true });
    expect((await again()).code).toBe('second_factor_required');
    await set({ two_factor_enabled: false });
    for (let attempt = 0; attempt < 5; attempt += 1) await again({ password: 'Another!Way2026' });
    expect((await again()).code).toBe('account_locked');
  });
});
