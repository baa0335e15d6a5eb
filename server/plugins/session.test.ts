import { describe, expect, it } from 'vitest';
import { getPlayer, signIn, signOut, signUp } from '#contract/calls/account';
import { signInRoutes } from '#server/composition/sign-in-routes';
import { profileRoutes } from '#server/domains/account/routes';
import { ownDatabase } from '#tests/support/database';
import { testApp, testPlatform } from '#tests/support/platform';
import { hashToken } from './session';

const { database } = ownDatabase();

async function serverWith(variables: Record<string, string>) {
  const app = await testApp(testPlatform(database, { COUNTRY_OVERRIDE: 'DE', ...variables }), [signInRoutes, profileRoutes]);
  const headers = { 'sec-fetch-site': 'same-origin' };
  return {
    ask: (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, cookies: Record<string, string> = {}) =>
      app.inject({ method, url, headers, cookies, ...(payload && { payload }) }),
    close: () => app.close(),
  };
}

const registration = (email: string) => ({ user: { ...signUp.example.body.user, email } });

describe('the session cookie', () => {
  it('is HttpOnly, bound to this host and to https, and persistent', async () => {
    const { ask, close } = await serverWith({ PUBLIC_ORIGIN: 'https://perigee.example' });
    const response = await ask('POST', signUp.path, registration('cookie@perigee.example'));
    const [session, hint] = response.headers['set-cookie'] as string[];
    expect(session).toMatch(/^__Host-sid=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(hint).toMatch(/^signed_in=[\w-]{8}; Max-Age=2592000; Path=\/; Secure; SameSite=Lax$/);
    await close();
  });

  it('drops prefix and Secure if the site is plain http', async () => {
    const { ask, close } = await serverWith({});
    const response = await ask('POST', signUp.path, registration('plain@perigee.example'));
    const [session] = response.headers['set-cookie'] as string[];
    expect(session).toMatch(/^sid=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    await close();
  });

  it('survives a late sign-out, which ends only the given session, not a newer one', async () => {
    const { ask, close } = await serverWith({});
    const { user } = registration('late@perigee.example');
    const entered = async (cookies = {}) => {
      const response = await ask('POST', signIn.path, { user: { email: user.email, password: user.password } }, cookies);
      return {
        sid: response.cookies.find(({ name }) => name === 'sid')!.value,
        epoch: (response.json() as { session_epoch: string }).session_epoch,
      };
    };
    const statusOf = async (sid: string) => (await ask('GET', getPlayer.path, undefined, { sid })).statusCode;
    await ask('POST', signUp.path, { user });
    const [left, newer] = [await entered(), await entered()];
    const late = await ask('DELETE', `${signOut.path}?session=${left.epoch}`, undefined, { sid: newer.sid });
    expect([late.statusCode, late.headers['set-cookie']]).toEqual([200, undefined]);
    expect([await statusOf(left.sid), await statusOf(newer.sid)]).toEqual([401, 200]);
    await ask('DELETE', `${signOut.path}?session=${left.epoch}`, undefined, { sid: newer.sid });
    expect(await statusOf(newer.sid)).toBe(200);
    await close();
  });

  it('is stored as a hash, changes at sign-in, and is invalid afterwards', async () => {
    const { ask, close } = await serverWith({});
    const { user } = registration('rotated@perigee.example');
    const tokenOf = (response: Awaited<ReturnType<typeof ask>>) => response.cookies.find(({ name }) => name === 'sid')!.value;
    const first = tokenOf(await ask('POST', signUp.path, { user }));
    const row = await database.selectFrom('sessions').selectAll().where('token_hash', '=', hashToken(first)).executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(first);
    const second = tokenOf(await ask('POST', signIn.path, { user: { email: user.email, password: user.password } }, { sid: first }));
    expect(second).not.toBe(first);
    expect((await ask('GET', getPlayer.path, undefined, { sid: first })).statusCode).toBe(401);
    expect((await ask('GET', getPlayer.path, undefined, { sid: second })).statusCode).toBe(200);
    const out = await ask('DELETE', signOut.path, undefined, { sid: second });
    expect(out.headers['set-cookie']).toEqual([
      expect.stringMatching(/^sid=; .*Expires=Thu, 01 Jan 1970/),
      expect.stringMatching(/^signed_in=; /),
    ]);
    expect((await ask('GET', getPlayer.path, undefined, { sid: second })).statusCode).toBe(401);
    await close();
  });
});
