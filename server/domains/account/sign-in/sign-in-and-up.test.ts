import { describe, expect, it } from 'vitest';
import * as call from '#contract/calls/account';
import type { User } from '#contract/fields/user';
import type { RefusalBody } from '#contract/refusals';
import { ownServer } from '#tests/support/own-server';
import { TestBrowser, testApp } from '#tests/support/platform';
import { signInRoutes } from '#server/composition/sign-in-routes';
import { profileRoutes } from '../routes';
import { codeOfStep } from '../two-factor/second-factor';
import { securityRoutes } from '../security/security-routes';

const server = ownServer([signInRoutes, securityRoutes, profileRoutes]);
const { database, platform } = server;
let count = 0;

const data = () => ({ ...call.signUp.example.body.user, email: `player-${(count += 1)}@perigee.example` });

async function signedUp(browser = new TestBrowser(server.app), changes: object = {}) {
  const user = { ...data(), ...changes };
  const response = await browser.send(call.signUp, { body: { user } });
  expect([response.status, response.code]).toEqual([200, null]);
  return { browser, user, response: response.json as User };
}

describe('signing up', () => {
  it('turns a guest into a signed-in player, with the data and the parity group [AUTH-001c, AUTH-003a, AUTH-014b]', async () => {
    const { browser, response, user } = await signedUp();
    expect(response.groups).toEqual([response.id % 2 === 0 ? 543 : 544, 1117]);
    expect(response.confirmed_at).toBeNull();
    const player = await browser.send(call.getPlayer);
    expect(player.json).toMatchObject({ id: response.id, email: response.email, currency: 'EUR', auth_fields_missed: [] });
    const { first_name, last_name, date_of_birth, mobile_phone, country, city, address, postal_code } = user;
    expect(player.json).toMatchObject({ first_name, last_name, date_of_birth, mobile_phone, country, city, address, postal_code });
  });

  it('records the registration variant that was shown: by the partner’s stag, else the first, not by the new id [AUTH-014a]', async () => {
    const noted = async (stag?: string) => {
      const browser = new TestBrowser(server.app);
      if (stag) browser.cookies.set('stag', stag);
      const { response } = await signedUp(browser);
      const { details } = await database
        .selectFrom('audit_log')
        .select('details')
        .where('player_id', '=', response.id)
        .where('kind', '=', 'sign_up')
        .executeTakeFirstOrThrow();
      return (details as { variant: string }).variant;
    };
    expect([await noted(), await noted(), await noted('partner_9f3'), await noted('partner_9f2')]).toEqual(['a', 'a', 'b', 'a']);
  });

  it('refuses exactly what the form refuses, each error at its field [FORM-010b]', async () => {
    const browser = new TestBrowser(server.app);
    const wrong = { ...data(), password: 'short', date_of_birth: '2020-01-01', postal_code: '12', terms_acceptance: false };
    const { status, json } = await browser.send(call.signUp, { body: { user: wrong } });
    const { fields } = (json as RefusalBody).error;
    expect(status).toBe(422);
    expect(fields['user.password']).toEqual([{ code: 'fields.too_short', message: 'Use at least 8 characters.' }]);
    expect(fields['user.postal_code']?.[0]?.code).toBe('fields.postal_code');
    expect(fields['user.terms_acceptance']?.[0]?.code).toBe('fields.must_be_checked');
    const young = await browser.send(call.signUp, { body: { user: { ...data(), date_of_birth: '2020-01-01' } } });
    expect((young.json as RefusalBody).error.fields['user.date_of_birth']?.[0]?.code).toBe('fields.too_young');
    const self = await browser.send(call.signUp, { body: { user: { ...data(), groups: [21], can_issue_bonuses: true } } });
    expect(self.code).toBe('bad_input');
  });

  it('needs no postal code in a country without any, and one everywhere else', async () => {
    const { postal_code: _none, ...person } = data();
    const send = (country: string) => new TestBrowser(server.app).send(call.signUp, { body: { user: { ...person, country } } });
    const refused = (await send('DE')).json as RefusalBody;
    expect(refused.error.fields['user.postal_code']?.[0]?.code).toBe('fields.required');
    expect((await send('HK')).json).toMatchObject({ country: 'HK', postal_code: null });
  });

  it('refuses passwords that attackers try first', async () => {
    const { code } = await new TestBrowser(server.app).send(call.signUp, { body: { user: { ...data(), password: 'Password123!' } } });
    expect(code).toBe('breached_password');
  });

  it('treats a repeat with the same password as the same intent, and any other as a taken address', async () => {
    const { user, response } = await signedUp();
    const again = await new TestBrowser(server.app).send(call.signUp, { body: { user: { ...user, email: user.email.toUpperCase() } } });
    expect((again.json as User).id).toBe(response.id);
    const other = await new TestBrowser(server.app).send(call.signUp, { body: { user: { ...user, password: 'Another-secret-1' } } });
    expect(other.code).toBe('email_taken');
    platform.clock.pass(11 * 60_000);
    expect((await new TestBrowser(server.app).send(call.signUp, { body: { user } })).code).toBe('email_taken');
  });

  it('is closed to visitors from fully restricted countries, and so is signing in [AUTH-010a, AUTH-010b]', async () => {
    const { user } = await signedUp();
    const abroad = await testApp({ ...platform, environment: { ...platform.environment, countryOverride: 'PL' } }, [signInRoutes]);
    const browser = new TestBrowser(abroad);
    const up = await browser.send(call.signUp, { body: { user: data() } });
    expect([up.status, up.code]).toEqual([451, 'registration_restricted']);
    expect((up.json as RefusalBody).error.message).toBe('Registration restricted in your country');
    const inside = await browser.send(call.signIn, { body: { user: { email: user.email, password: user.password } } });
    expect([inside.status, inside.code]).toEqual([451, 'login_restricted']);
    expect((inside.json as RefusalBody).error.message).toBe('Login not available in your country');
    const empty = await Promise.all(['/api/users', '/api/users/sign_in'].map((url) => abroad.inject({ method: 'POST', url, payload: {} })));
    expect(empty.map(({ statusCode }) => statusCode)).toEqual([451, 451]);
    await abroad.close();
  });
});

describe('signing in and out', () => {
  it('accepts the whole body of the specification and rotates the session [AUTH-002a]', async () => {
    const { browser, user } = await signedUp();
    const before = browser.cookies.get('sid');
    const credentials = { email: user.email, password: user.password, dfpc: 'device-0001', captcha: 'x', custom_login_reg: true };
    const response = await browser.send(call.signIn, { body: { user: credentials } });
    expect((response.json as User).current_sign_in_at).not.toBeNull();
    const { details } = await server.database
      .selectFrom('audit_log')
      .select('details')
      .where('player_id', '=', (response.json as User).id)
      .where('kind', '=', 'sign_in')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(details).toMatchObject({ on_page: true });
    expect(browser.cookies.get('sid')).not.toBe(before);
    const old = new TestBrowser(server.app);
    old.cookies.set('sid', before!);
    expect((await old.send(call.getPlayer)).code).toBe('signed_out');
  });

  it('responds to an unknown address as to a wrong password', async () => {
    const { user } = await signedUp();
    const browser = new TestBrowser(server.app);
    const wrong = await browser.send(call.signIn, { body: { user: { email: user.email, password: 'Not-the-one-1' } } });
    const unknown = await browser.send(call.signIn, { body: { user: { email: 'nobody@perigee.example', password: 'Not-the-one-1' } } });
    expect(unknown).toEqual(wrong);
    expect([wrong.status, wrong.code]).toEqual([401, 'wrong_credentials']);
  });

  it('locks an account after failures, even an unknown one, but not on a known device [AUTH-002b, AUTH-003b]', async () => {
    const { user } = await signedUp(undefined, { dfpc: 'known-device' });
    const guess = (email: string, dfpc: string, password = 'Not-the-one-1') =>
      new TestBrowser(server.app).send(call.signIn, { body: { user: { email, password, dfpc } } });
    await guess(user.email, 'second-device', user.password);
    for (let attempt = 0; attempt < 5; attempt += 1) await guess(user.email, `stranger-${attempt}`);
    const locked = await guess(user.email, 'stranger-9', user.password);
    expect([locked.status, locked.code]).toEqual([423, 'account_locked']);
    expect((locked.json as RefusalBody).error.message).toMatch(/^Too many failed attempts\. You can try again in \d+ minutes?\.$/);
    expect((await guess(user.email, 'known-device', user.password)).status).toBe(200);
    // A successful sign-in resets the count.
    for (let attempt = 0; attempt < 5; attempt += 1) await guess(user.email, `another-${attempt}`);
    expect((await guess(user.email, 'another-9', user.password)).code).toBe('account_locked');
    expect((await guess(user.email, 'second-device', user.password)).status).toBe(200);
    for (let attempt = 0; attempt < 5; attempt += 1) await guess('ghost@perigee.example', `stranger-${attempt}`);
    expect((await guess('ghost@perigee.example', 'stranger-9')).code).toBe('account_locked');
    platform.clock.pass(20 * 60_000);
    expect((await guess('ghost@perigee.example', 'stranger-9')).code).toBe('wrong_credentials');
  });

  it('locks an account after three failures in half an hour if the licence requires it, also on a known device', async () => {
    const { user } = await signedUp(undefined, { dfpc: 'device-at-home' });
    const { brands } = platform.environment.sites;
    const { licence } = brands.perigee;
    brands.perigee.licence = 'CA';
    const guess = (password = 'Not-the-one-1') =>
      new TestBrowser(server.app).send(call.signIn, { body: { user: { email: user.email, password, dfpc: 'device-at-home' } } });
    for (let attempt = 0; attempt < 3; attempt += 1) expect((await guess()).code).toBe('wrong_credentials');
    expect((await guess(user.password)).code).toBe('account_locked');
    platform.clock.pass(29 * 60_000);
    expect((await guess(user.password)).code).toBe('account_locked');
    platform.clock.pass(60_000);
    expect((await guess(user.password)).status).toBe(200);
    brands.perigee.licence = licence;
  });

  it('counts fifty concurrent guesses as fifty', async () => {
    const { user } = await signedUp();
    const guesses = Array.from({ length: 50 }, (_, at) =>
      new TestBrowser(server.app).send(call.signIn, {
        body: { user: { email: user.email, password: 'Not-the-one-1', dfpc: `burst-${at}0000` } },
      }),
    );
    const codes = (await Promise.all(guesses)).map(({ code }) => code);
    expect(codes.filter((code) => code === 'wrong_credentials')).toHaveLength(5);
    platform.clock.pass(20 * 60_000);
  });

  it('requires the second factor, and accepts each code once [AUTH-001b, AUTH-002c]', async () => {
    const { user, response } = await signedUp();
    const secret = '3132333435363738393031323334353637383930';
    await database
      .updateTable('players')
      .set({ two_factor_enabled: true, two_factor_secret: secret })
      .where('id', '=', response.id)
      .execute();
    const attempt = (otp_attempt?: string) =>
      new TestBrowser(server.app).send(call.signIn, {
        body: { user: { email: user.email, password: user.password, ...(otp_attempt && { otp_attempt }) } },
      });
    expect((await attempt()).code).toBe('second_factor_required');
    expect((await attempt('000000')).code).toBe('second_factor_wrong');
    const code = codeOfStep(secret, Math.floor(platform.clock.now().getTime() / 30_000));
    expect((await attempt(code)).status).toBe(200);
    expect((await attempt(code)).code).toBe('second_factor_wrong');
  });

  it('refuses a player of the Estonian licence, but not one on a break, who may withdraw [AUTH-005]', async () => {
    const { user, response } = await signedUp();
    const attempt = () => new TestBrowser(server.app).send(call.signIn, { body: { user: { email: user.email, password: user.password } } });
    await database.updateTable('players').set({ license_name: 'EE' }).where('id', '=', response.id).execute();
    expect((await attempt()).code).toBe('EE_LICENSE_BLOCKED');
    await database.updateTable('players').set({ license_name: 'curacao' }).where('id', '=', response.id).execute();
    await database.insertInto('user_limits').values({ player_id: response.id, type: 'selfexclusion', period: 'forever' }).execute();
    expect((await attempt()).status).toBe(200);
    await database.deleteFrom('user_limits').where('player_id', '=', response.id).execute();
  });

  it('refuses players under 21 on the Estonian host, and signs the same player in elsewhere [FORM-010c]', async () => {
    const { user, response } = await signedUp();
    const year = platform.clock.now().getUTCFullYear() - 20;
    await database
      .updateTable('players')
      .set({ date_of_birth: `${year}-01-01` })
      .where('id', '=', response.id)
      .execute();
    const attempt = (headers = {}) =>
      new TestBrowser(server.app, headers).send(call.signIn, { body: { user: { email: user.email, password: user.password } } });
    expect((await attempt({ host: 'ee.perigee.localhost' })).code).toBe('too_young');
    expect((await attempt()).status).toBe(200);
    await database
      .updateTable('players')
      .set({ date_of_birth: `${year - 2}-01-01` })
      .where('id', '=', response.id)
      .execute();
    expect((await attempt({ host: 'ee.perigee.localhost' })).status).toBe(200);
  });

  it('ends the session permanently, and a second sign-out isn’t an error', async () => {
    const { browser } = await signedUp();
    const token = browser.cookies.get('sid')!;
    expect((await browser.send(call.signOut)).status).toBe(200);
    expect(browser.cookies.size).toBe(0);
    const copy = new TestBrowser(server.app);
    copy.cookies.set('sid', token);
    expect((await copy.send(call.getPlayer)).code).toBe('signed_out');
    expect((await copy.send(call.signOut)).status).toBe(200);
  });

  it('doesn’t list a session that has expired', async () => {
    const { browser, user, response } = await signedUp();
    await new TestBrowser(server.app).send(call.signIn, { body: { user: { email: user.email, password: user.password } } });
    const listed = async () => ((await browser.send(call.getSessions)).json as { data: { is_current: boolean }[] }).data;
    expect(await listed()).toHaveLength(2);
    const [, other] = await database
      .selectFrom('sessions')
      .select('token_hash')
      .where('player_id', '=', response.id)
      .orderBy('created_at')
      .execute();
    await database.updateTable('sessions').set({ expires_at: platform.clock.now() }).where('token_hash', '=', other!.token_hash).execute();
    expect(await listed()).toMatchObject([{ is_current: true }]);
  });

  it('lists the sessions of the player and ends one of them, never another player’s [PROF-001c]', async () => {
    const { browser, user } = await signedUp();
    const second = new TestBrowser(server.app);
    await second.send(call.signIn, { body: { user: { email: user.email, password: user.password } } });
    const { data: sessions } = (await browser.send(call.getSessions)).json as { data: { id: string; is_current: boolean }[] };
    expect(sessions.map((one) => one.is_current)).toEqual([true, false]);
    const { browser: stranger } = await signedUp();
    expect((await stranger.send(call.revokeSession, { params: { id: sessions[1]!.id } })).code).toBe('not_found');
    expect((await browser.send(call.revokeSession, { params: { id: sessions[1]!.id } })).status).toBe(200);
    expect((await second.send(call.getPlayer)).code).toBe('signed_out');
  });
});
